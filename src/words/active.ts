import type { CompiledMessage } from './compiled';
import { type Language, LOCALES, PORTUGUESE } from './language';

/** Translations of one language, by `keyOf` the Portuguese message. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

/** The language in which words are said now. */
export interface ActiveWords {
  language: Language;
  /** Null for Portuguese, whose words stand in the code. */
  catalogue: Catalogue | null;
}

export const PORTUGUESE_WORDS: ActiveWords = { language: PORTUGUESE, catalogue: null };

let source: () => ActiveWords = () => PORTUGUESE_WORDS;

/** A page has one language; on the server each request and each letter has its own. */
export const activeWords = (): ActiveWords => source();

/** Conventions of the active language for `Intl`. */
export const activeLocale = (): string => LOCALES[activeWords().language];

/** Sets where {@link activeWords} reads. Called once at start, and by tests. */
export function setWordsSource(next: () => ActiveWords): void {
  source = next;
}
