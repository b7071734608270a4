import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { browser } from '@wdio/globals';

const FOLDER = path.resolve(import.meta.dirname, '../../../src/words');

/** The catalogue of one language, by its Portuguese texts. */
export interface Words {
  /** The translation of a Portuguese text, with its arguments filled in. Throws for a text that the catalogue lacks. */
  say: (portuguese: string, values?: Readonly<Record<string, string>>) => string;
  /** Portuguese texts of the catalogue that the page shows or names in its main part or in a dialog. */
  left: () => Promise<string[]>;
}

/** Reads the words that the journey presses from the catalogue, since another translation of a label is no fault. */
export function wordsOf(language: 'en' | 'es'): Words {
  const folder = path.join(FOLDER, language);
  const texts = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        Object.entries(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>),
      ),
  );
  // A text that is a translation too says nothing: “para” is a word of both languages.
  const translations = new Set(texts.values());
  const portuguese = [...texts.keys()].filter((key) => !key.includes('{') && !translations.has(key));
  return {
    say: (key, values = {}) => {
      const text = texts.get(key);
      if (text === undefined) throw new Error(`no translation of “${key}” into ${language}`);
      return Object.entries(values).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, value), text);
    },
    left: () => browser.execute(findTexts, portuguese),
  };
}

/** Runs in the page: those of the texts that stand there, outside parts that are marked as Portuguese. */
function findTexts(texts: string[]): string[] {
  const wanted = new Set(texts);
  const elements = [...document.querySelectorAll('main, main *, [role="dialog"], [role="dialog"] *')].filter(
    (one) => one.checkVisibility() && !one.closest('[lang^="pt"]'),
  );
  const named = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const said = elements.flatMap((one) => [
    ...named.map((name) => one.getAttribute(name)),
    ...[...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent),
  ]);
  const trimmed = said.map((text) => (text ?? '').replace(/\s+/g, ' ').trim());
  return [...new Set(trimmed.filter((text) => wanted.has(text)))];
}
