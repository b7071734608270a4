import { useContext } from 'react';
import { useField } from 'react-final-form';
import { ErrorMomentContext } from './errorMoment';

/** A control's connection to its form. */
export interface FormField<Value> {
  name: string;
  value: Value;
  /** Set after blur, or after an attempt to submit; a form may wait for the attempt. */
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

const subscription = {
  value: true,
  error: true,
  touched: true,
  submitError: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
};

/** Binds a control to react-final-form: its value, and its error once it should be visible. */
export function useFormField<Value>(name: string, empty: Value): FormField<Value> {
  // Without `parse`, final-form turns an emptied field into `undefined`, for which the schema reports a wrong type.
  const { input, meta } = useField<Value | undefined>(name, { subscription, parse: keep, allowNull: true });
  const refused = meta.dirtySinceLastSubmit ? undefined : textOf(meta.submitError);
  const isOnBlur = useContext(ErrorMomentContext) === 'blur';
  const visible = meta.submitFailed || (isOnBlur && meta.touched);
  return {
    name,
    value: input.value === undefined || input.value === '' ? empty : input.value,
    error: visible ? (textOf(meta.error) ?? refused) : undefined,
    onChange: (value) => input.onChange(value),
    onBlur: () => input.onBlur(),
  };
}

const keep = <Value>(value: Value): Value => value;
const textOf = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined);
