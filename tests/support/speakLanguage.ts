import { PORTUGUESE_WORDS, setWordsSource } from '../../src/words/active';
import { catalogues } from '../../src/words/catalogues';
import { type Language, PORTUGUESE } from '../../src/words/language';

/** Says words in a language until {@link speakPortuguese}. */
export const speak = (language: Language): void =>
  setWordsSource(() => ({ language, catalogue: catalogues[language] }));

export const speakPortuguese = (): void => setWordsSource(() => PORTUGUESE_WORDS);

/** Says everything of the tests of a file in English, and Portuguese again after each. */
export function inEnglish(): void {
  beforeEach(() => speak('en'));
  afterEach(speakPortuguese);
}

/** Attributes whose text a person reads or hears. */
const READ = ['aria-label', 'aria-valuetext', 'alt', 'placeholder', 'title'];

/** Every text below `root` that a person reads or hears, in its order, except what is marked as Portuguese. */
export const wordsIn = (root: Element): string[] =>
  [root, ...root.querySelectorAll('*')]
    .filter((element) => !element.closest(`[lang="${PORTUGUESE}"]`))
    .flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent),
      ...READ.map((name) => element.getAttribute(name)),
    ])
    .map((text) => text?.trim() ?? '')
    .filter((text) => text !== '');

/** Texts below `root` for which a language has other words. */
export const portugueseLeft = (root: Element, language: Exclude<Language, 'pt-BR'> = 'en'): string[] =>
  wordsIn(root).filter((text) => (catalogues[language]?.[text] ?? text) !== text);

/** The same, and in English what bears a letter of Portuguese, the company's name apart. */
export const portugueseIn = (root: Element, language: Exclude<Language, 'pt-BR'>): string[] => [
  ...portugueseLeft(root, language),
  ...wordsIn(root).filter((text) => language === 'en' && /[à-ú]/i.test(text.replaceAll('Itapê', ''))),
];
