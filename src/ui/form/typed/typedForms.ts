import { createContext } from 'react';

/** A form on the page, as whoever keeps typed text over a page load sees it. */
export interface TypedForm {
  /** Names of its values, which are the same in every language. */
  names: string;
  /** Values that differ from those it began with, by name. */
  typed: () => Record<string, unknown>;
  /** Fills values in, as if they were typed. */
  fill: (values: Readonly<Record<string, unknown>>) => void;
}

/** Told of a form while it is on the page; returns the call that ends it. */
export type JoinForm = (form: TypedForm) => () => void;

const nobody: JoinForm = () => () => undefined;

/** Keeps what is typed into forms over a change of language, which loads the page anew. */
export const TypedForms = createContext<JoinForm>(nobody);
