import type { ReactNode } from 'react';

/** Kinds of stories required of every component, by their names in the sidebar. */
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

/** Of these, the states whose accessibility tree the book keeps and shows. */
export const heardStates: readonly string[] = ['Padrão', 'Carregando', 'Vazio', 'Erro'] satisfies StoryKind[];

/** Maturity of a component. */
export type Status = 'rascunho' | 'beta' | 'estavel' | 'obsoleto';

/** A live example with an explanation. */
export interface Example {
  text: string;
  sample: ReactNode;
}

/**
 * Documentation of a component in the book, besides generated parts: props from its types, tokens from its stylesheet,
 * states from its stories. Texts are pt-BR, for designers and QA.
 */
export interface ComponentDocs {
  /** Purpose in one sentence. */
  summary: string;
  status: Status;
  useWhen: readonly string[];
  /** Includes what to use instead. */
  avoidWhen: readonly string[];
  /** Pairs of correct and incorrect use. */
  examples: readonly { right: Example; wrong: Example }[];
  /** Parts, from the outside in. */
  anatomy: readonly { part: string; role: string }[];
  /** Meaning of its properties, by name, where `sharedProperties` does not say it already. */
  properties?: Readonly<Record<string, string>>;
  /** Empty for a component without focus. */
  keyboard: readonly { keys: string; action: string }[];
  /** Screen reader output, in order and verbatim. */
  screenReader: readonly string[];
  /** Exact strings of the specification or contract that it owns. */
  texts?: readonly string[];
  /** WCAG 2.2 success criteria that it satisfies: `2.1.1 Teclado`. */
  wcag: readonly string[];
  /** Sections of the specification: `§5`. */
  spec?: readonly string[];
  /** Newest first. */
  history: readonly { version: string; change: string }[];
  /** Kinds of stories that do not apply, with the reason. */
  notApplicable?: Partial<Record<StoryKind, string>>;
}
