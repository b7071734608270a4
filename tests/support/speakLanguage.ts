import { PORTUGUESE_WORDS, setWordsSource } from '../../src/words/active';
import { catalogues } from '../../src/words/catalogues';
import { type Language, PORTUGUESE } from '../../src/words/language';

/** Says words in a language until {@link speakPortuguese}. */
export const speak = (language: Language): void =>
  setWordsSource(() => ({ language, catalogue: catalogues[language] }));

export const speakPortuguese = (): void => setWordsSource(() => PORTUGUESE_WORDS);

const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'];

/** Texts and names of a page that people read or hear, except those marked as Portuguese. */
function saidIn(root: Element): string[] {
  const said: string[] = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.closest(`[lang="${PORTUGUESE}"]`)) continue;
    said.push(...SPOKEN.map((name) => element.getAttribute(name) ?? ''));
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '');
  }
  return said.map((text) => text.trim()).filter(Boolean);
}

/**
 * Texts of a page that stayed Portuguese: messages that the language has other words for, and in English what bears a
 * letter of Portuguese, the company's name apart.
 */
export const portugueseIn = (root: Element, language: Exclude<Language, 'pt-BR'>): string[] =>
  saidIn(root).filter((text) => {
    const said = catalogues[language]?.[text];
    return (said !== undefined && said !== text) || (language === 'en' && /[à-ú]/i.test(text.replaceAll('Itapê', '')));
  });
