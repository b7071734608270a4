import { use, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { TypedForms } from './typedForms';

/** Lets the text of the form around it be kept over a change of language. Stands after the fields. */
export function KeepTyped(): null {
  const join = use(TypedForms);
  const form = useForm<Record<string, unknown>>();
  useEffect(() => {
    const initial = (): Record<string, unknown> => form.getState().initialValues ?? {};
    return join({
      names: Object.keys(initial()).toSorted().join(),
      typed: () => {
        const before = initial();
        const { values } = form.getState();
        return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name]));
      },
      fill: (values) => form.batch(() => Object.entries(values).forEach(([name, value]) => form.change(name, value))),
    });
  }, [form, join]);
  return null;
}
