import { PORTUGUESE_WORDS, setWordsSource } from '../../src/words/active';
import { catalogues } from '../../src/words/catalogues';
import type { Language } from '../../src/words/language';

/** Speaks a language until {@link speakPortuguese}. */
export const speak = (language: Language): void =>
  setWordsSource(() => ({ language, catalogue: catalogues[language] }));

export const speakPortuguese = (): void => setWordsSource(() => PORTUGUESE_WORDS);

/** Attributes whose text a person reads or hears. */
const READ = ['aria-label', 'aria-valuetext', 'placeholder', 'title'];

/** Every text of the page that a person reads or hears, in its order. */
export const wordsOnScreen = (): string[] =>
  [...document.body.querySelectorAll('*')]
    .flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent),
      ...READ.map((name) => element.getAttribute(name)),
    ])
    .map((text) => text?.trim() ?? '')
    .filter((text) => text !== '');
