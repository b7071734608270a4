import type { Example } from '../../../src/ui/docs/componentDocs';

/** A story that shows a pattern. */
export interface Shown {
  /** Title of the story's screen or component. */
  title: string;
  story: string;
}

/** Documentation of what several screens do the same way. Texts are pt-BR; names of components become links. */
export interface PatternDocs {
  /** Purpose in one sentence. */
  summary: string;
  useWhen: readonly string[];
  /** Includes what to do instead. */
  avoidWhen: readonly string[];
  /** Its rules, in the order in which a person meets them. */
  rules: readonly string[];
  /** Situations, and the choice in each. */
  choices?: readonly { when: string; use: string }[];
  /** Pairs of correct and incorrect use. */
  examples: readonly { right: Example; wrong: Example }[];
  /** Rules of what is said, and how. */
  words: readonly string[];
  /** Focus, keys and announcements. */
  access: readonly string[];
  /** Folders of the library's components that it is made of. */
  components: readonly string[];
  shown: readonly Shown[];
}

/** Pages by title. */
export type PatternPages = Readonly<Record<string, PatternDocs>>;
