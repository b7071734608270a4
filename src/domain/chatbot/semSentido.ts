/** From this length on, a word without a syllable is no abbreviation. */
const MINIMO_SEM_SILABA = 5;

const hasSyllable = (word: string): boolean => /[aeiouy]/.test(word) && !/[^aeiouy\d]{5}/.test(word);
const isOneKey = (word: string): boolean => word.length >= MINIMO_SEM_SILABA && new Set(word).size <= 2;

const isScribble = (word: string): boolean =>
  isOneKey(word) || (word.length >= MINIMO_SEM_SILABA && /[a-z]/.test(word) && !hasSyllable(word));

/**
 * True for a normalized message that holds no language: no letter and no digit (emoji, punctuation), or nothing but keys
 * pressed at random. Abbreviations and unknown words are language.
 */
export const isSemSentido = (fala: string): boolean =>
  fala.split(' ').every((word) => !/[a-z0-9]/.test(word) || isScribble(word));
