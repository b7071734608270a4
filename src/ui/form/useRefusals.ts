import { useCallback, useRef, useState, type RefObject } from 'react';

export interface Refusals<Field extends string> {
  /** Goes on the form, whose fields are found by their names. */
  form: RefObject<HTMLFormElement | null>;
  errors: Partial<Record<Field, string>>;
  /** Shows what is wrong and leads to the first such field. @returns whether anything is. */
  refuse: (found: Partial<Record<Field, string>>) => boolean;
  /** That field was changed: what was said about it no longer holds. */
  mend: (field: Field) => void;
}

/**
 * What the last attempt to send a small form met: a query of two or three fields that are read at once, where a
 * react-final-form would bring nothing. Larger forms use the Form… fields.
 */
export function useRefusals<Field extends string>(): Refusals<Field> {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const refuse = useCallback((found: Partial<Record<Field, string>>): boolean => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) return false;
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return true;
  }, []);
  const mend = useCallback((field: Field) => setErrors((now) => ({ ...now, [field]: undefined })), []);
  return { form, errors, refuse, mend };
}
