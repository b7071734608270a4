/** A step of a flow, with a story of the screen on which it happens. */
export interface FlowStep {
  text: string;
  /** When it happens, and why so. */
  why: string;
  screen: string;
  story: string;
}

/**
 * Documentation of a whole screen or flow in the book, besides computed parts: addresses and access from the table of
 * routes, states from its stories, events and components from its code. Texts are pt-BR.
 */
export interface ScreenDocs {
  /** Purpose in one sentence. */
  summary: string;
  /** Decisions of the screen for the person, each with the name of the story that shows it. */
  decisions: readonly { text: string; story: string }[];
  /** Folders of `src/features` that hold its code, without their subfolders. */
  code: readonly string[];
  /** Steps of a flow, in order. */
  steps?: readonly FlowStep[];
}

/** Pages by the title of their stories. */
export type ScreenPages = Readonly<Record<string, ScreenDocs>>;
