import { useId } from 'react';

export interface FieldTexts {
  label: string;
  /** Error below the field, which is marked invalid. */
  error?: string | undefined;
  /** Help shown in advance; an error replaces it. */
  hint?: string | undefined;
}

/** Ids that connect a control with its label and help text. */
export function useField({ error, hint }: Pick<FieldTexts, 'error' | 'hint'>) {
  const id = useId();
  const helpId = `${id}-help`;
  return { id, helpId, describedBy: error || hint ? helpId : undefined };
}
