import { useId } from 'react';

export interface FieldTexts {
  label: string;
  /** Shown under the field, which is then marked invalid. */
  error?: string | undefined;
  /** What to type, said before it goes wrong. An error takes its place. */
  hint?: string | undefined;
}

/** Ids that tie a control to its label and to the text under it. */
export function useField({ error, hint }: Pick<FieldTexts, 'error' | 'hint'>) {
  const id = useId();
  const helpId = `${id}-help`;
  return { id, helpId, describedBy: error || hint ? helpId : undefined };
}
