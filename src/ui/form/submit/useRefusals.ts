import { useCallback, useRef, useState, type RefObject } from 'react';

export interface Refusals<Field extends string> {
  /** Ref of the form, whose fields are found by name. */
  form: RefObject<HTMLFormElement | null>;
  errors: Partial<Record<Field, string>>;
  /**
   * Shows the errors and focuses the first invalid field.
   * @returns true when there are errors.
   */
  refuse: (found: Partial<Record<Field, string>>) => boolean;
  /** Clears the error of a changed field. */
  mend: (field: Field) => void;
}

/**
 * Errors of a query form of two or three fields on a route whose byte budget has no room for react-final-form (9 kB).
 * Every other form is a SchemaForm.
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
