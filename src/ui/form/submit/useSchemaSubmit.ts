import type { FormApi } from 'final-form';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { listErrors } from './listErrors';
import { validateWith, type Schema } from './validateWith';

export type SchemaLoad = () => Promise<Schema>;

interface SchemaSubmitOptions<Values extends object> {
  form: FormApi<Values>;
  schema: SchemaLoad;
  context: object | undefined;
  sending: boolean;
  refusedFocus: 'field' | 'summary';
  onAttempt: (() => void) | undefined;
}

interface SchemaSubmit {
  /** Begins to load the schema. */
  wake: () => void;
  /** Submits once the schema is loaded. */
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** True after a submission for which the schema could not be loaded. */
  failed: boolean;
}

/** Submission of a form whose schema is loaded on demand. A failed load is tried again by the next attempt. */
export function useSchemaSubmit<Values extends object>(options: SchemaSubmitOptions<Values>): SchemaSubmit {
  const { form, schema, context, sending, refusedFocus, onAttempt } = options;
  const loading = useRef<Promise<void>>(null);
  const rules = useRef<Schema>(null);
  const isWaiting = useRef(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (rules.current) form.setConfig('validate', validateWith(rules.current, context));
  }, [form, context]);

  const load = (): Promise<void> => {
    loading.current ??= schema().then(
      (loaded) => {
        rules.current = loaded;
        form.setConfig('validate', validateWith(loaded, context));
      },
      (error: unknown) => {
        loading.current = null;
        throw error;
      },
    );
    return loading.current;
  };
  const send = (element: HTMLFormElement) => {
    onAttempt?.();
    void form.submit();
    const { errors } = form.getState();
    if (refusedFocus === 'field') focusFirst(element, listErrors(errors));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React's events bubble through portals, to the form around a dialog.
    event.stopPropagation();
    if (sending || isWaiting.current) return;
    const element = event.currentTarget;
    setFailed(false);
    if (rules.current) return send(element);
    isWaiting.current = true;
    void load()
      .then(
        () => send(element),
        () => setFailed(true),
      )
      .finally(() => {
        isWaiting.current = false;
      });
  };
  return { wake: () => void load().catch(() => undefined), submit, failed };
}

/** Focuses the first field, in the order of the page, that one of the errors names. */
function focusFirst(form: HTMLFormElement, errors: readonly { name: string }[]): void {
  const names = new Set(errors.map(({ name }) => name));
  for (const control of form.elements) {
    if (control instanceof HTMLElement && names.has(control.getAttribute('name') ?? '')) return control.focus();
  }
}
