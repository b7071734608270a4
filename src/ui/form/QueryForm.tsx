import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Stack } from '../Stack/Stack';
import { TextInput } from '../TextInput/TextInput';
import type { TextInputProps } from '../TextInput/inputProps';
import { useRefusals } from './submit/useRefusals';

export interface QueryField<Campo extends string> extends Omit<
  TextInputProps,
  'name' | 'value' | 'error' | 'onChange' | 'onBlur'
> {
  name: Campo;
}

/** Typed fields as read: their value, or the errors by field in the order of the page. */
type Leitura<T, Campo extends string> = { ok: true; valor: T } | { ok: false; erros: Partial<Record<Campo, string>> };

export interface QueryFormProps<Campo extends string, T> {
  /** Accessible name of the form; with it the form is a landmark. */
  label?: string;
  fields: readonly QueryField<Campo>[];
  initialValues: Record<Campo, string>;
  /** The domain's reading of the fields: a value, or the errors. */
  read: (campos: Record<Campo, string>) => Leitura<T, Campo>;
  /** The submit button. */
  submit: ReactNode;
  /** Empties the fields after each accepted submission, for one entry after another. */
  clears?: boolean;
  /** Vertical distance of fields and button. */
  gap?: 3 | 4;
  onSubmit: (valor: T) => void;
}

/**
 * A query of one to three text fields without react-final-form, for routes whose byte budget has no room for it. Errors
 * appear after an attempt, and each goes when its field changes.
 */
export function QueryForm<Campo extends string, T>(props: QueryFormProps<Campo, T>) {
  const { label, fields, initialValues, read, submit, clears = false, gap = 4, onSubmit } = props;
  const { form, errors, refuse, mend } = useRefusals<Campo>();
  const [campos, setCampos] = useState(initialValues);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const leitura = read(campos);
    if (refuse(leitura.ok ? {} : leitura.erros) || !leitura.ok) return;
    if (clears) setCampos(initialValues);
    onSubmit(leitura.valor);
  };
  return (
    <form ref={form} noValidate aria-label={label} onSubmit={send}>
      <Stack gap={gap}>
        {fields.map((field) => (
          <TextInput
            key={field.name}
            {...field}
            value={campos[field.name]}
            error={errors[field.name]}
            onChange={(value) => {
              setCampos((now) => ({ ...now, [field.name]: value }));
              mend(field.name);
            }}
          />
        ))}
        {submit}
      </Stack>
    </form>
  );
}
