import type { Example } from '../../../src/ui/docs/componentDocs';

/** Documentation of a foundation in the book, around its stories. Texts are pt-BR. */
export interface FoundationDocs {
  /** Purpose in one sentence. */
  summary: string;
  /** Its reasons, in a few paragraphs. */
  prose: readonly string[];
  /** Situations, and the choice in each. */
  choices: readonly { when: string; use: string }[];
  /** Names with which its tokens begin. */
  tokens?: readonly string[];
  /** Tests and rules that hold it, in words. */
  held: readonly string[];
  /** Titles of pages that go on from here. */
  related: readonly string[];
}

/** Pairs of correct and incorrect use, by the title of a foundation. */
export type FoundationExamples = Readonly<Record<string, readonly { right: Example; wrong: Example }[]>>;

/** Pages by the title of their stories. */
export type FoundationPages = Readonly<Record<string, FoundationDocs>>;
