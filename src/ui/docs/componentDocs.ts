import type { ReactNode } from 'react';

/** The kinds of story that every component tells, by the name they carry in the sidebar. */
export const storyKinds = [
  'Padrão',
  'Estados',
  'Conteúdo longo',
  'Erro',
  'Carregando',
  'Vazio',
  'Teclado',
  'Zoom 200 %',
] as const;
export type StoryKind = (typeof storyKinds)[number];

/** How far a component may be relied on. */
export type Status = 'rascunho' | 'beta' | 'estavel' | 'obsoleto';

/** A small use of the component, alive on its page, and why it is right or wrong. */
export interface Example {
  text: string;
  sample: ReactNode;
}

/**
 * What a component's page in the book says, beside what is generated: props come from its types, tokens from its
 * stylesheet, states from its stories. Texts are pt-BR, for designers and QA.
 */
export interface ComponentDocs {
  /** One sentence: what it is for. */
  summary: string;
  status: Status;
  useWhen: readonly string[];
  /** With what to use instead. */
  avoidWhen: readonly string[];
  /** Pairs of a right and a wrong use, alive. */
  examples: readonly { right: Example; wrong: Example }[];
  /** The parts, from the outside in. */
  anatomy: readonly { part: string; role: string }[];
  /** Empty for what takes no focus. */
  keyboard: readonly { keys: string; action: string }[];
  /** What a screen reader says, in order, in the words that are heard. */
  screenReader: readonly string[];
  /** The specification's or the contract's exact strings that it owns. */
  texts?: readonly string[];
  /** Success criteria of WCAG 2.2 that it answers for: `2.1.1 Teclado`. */
  wcag: readonly string[];
  /** Sections of the specification: `§5`. */
  spec?: readonly string[];
  /** Newest first. */
  history: readonly { version: string; change: string }[];
  /** The kinds of story it does not tell, and why. */
  notApplicable?: Partial<Record<StoryKind, string>>;
}
