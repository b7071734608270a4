import { PORTUGUESE_WORDS, setWordsSource } from '../../src/words/active';
import { catalogues } from '../../src/words/catalogues';

/** Says everything of the tests of a file in English, and Portuguese again after each. */
export function inEnglish(): void {
  beforeEach(() => setWordsSource(() => ({ language: 'en', catalogue: catalogues.en })));
  afterEach(() => setWordsSource(() => PORTUGUESE_WORDS));
}

/** Texts and names on the screen that have an English translation, and stand in Portuguese all the same. */
export function portugueseLeft(root: Element): string[] {
  const texts = [...root.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [])),
    ...NAMING.flatMap((name) => element.getAttribute(name) ?? []),
  ]);
  return texts.map((text) => text.trim()).filter((text) => (catalogues.en?.[text] ?? text) !== text);
}

const NAMING = ['aria-label', 'title', 'placeholder'] as const;
