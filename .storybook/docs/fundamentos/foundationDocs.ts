/** Documentation of a foundation in the book, around its stories. Texts are pt-BR. */
export interface FoundationDocs {
  /** Purpose in one sentence. */
  summary: string;
  /** Its reasons, in a few paragraphs. */
  prose: readonly string[];
  /** Situations, and the choice in each. */
  choices: readonly { when: string; use: string }[];
}

/** Pages by the title of their stories. */
export type FoundationPages = Readonly<Record<string, FoundationDocs>>;
