import { getIn } from 'final-form';
import { useContext, useEffect, useMemo } from 'react';
import { useField, useForm } from 'react-final-form';
import { useAfterPress } from '../../pointer/useAfterPress';
import { translated } from '../../../words/t';
import { ErrorMomentContext } from './errorMoment';
import { RefusalsContext } from './refusals';

/** A control's connection to its form. */
export interface FormField<Value> {
  name: string;
  value: Value;
  /** Set after blur and the click that caused it, or after an attempt to submit; a form may wait for the attempt. */
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
  useValueOnReturn(name);
  const afterPress = useAfterPress();
  const refused = meta.dirtySinceLastSubmit ? undefined : textOf(meta.submitError);
  const refusal = useContext(RefusalsContext).get(name);
  const standing = refusal && refusal.value === input.value ? refusal.mensagem : undefined;
  const isOnBlur = useContext(ErrorMomentContext) === 'blur';
  const visible = meta.submitFailed || (isOnBlur && meta.touched);
  return {
    name,
    value: input.value === undefined || input.value === '' ? empty : input.value,
    error: said((visible ? (textOf(meta.error) ?? refused) : undefined) ?? standing),
    onChange: (value) => input.onChange(value),
    onBlur: () => afterPress(input.onBlur),
  };
}

/**
 * Keeps the form's value of a control that is mounted while the form is open. react-final-form 7.0.1 writes the form's
 * initial value into it: a control that was hidden for a while would lose what was typed, and an added item of a list
 * would get the initial values of the item that once stood there.
 */
function useValueOnReturn(name: string): void {
  const form = useForm();
  const found = useMemo((): unknown => getIn(form.getState().values ?? {}, name), [form, name]);
  // Runs after the effect of `useField`, which writes the initial value.
  useEffect(() => {
    if (found !== undefined && getIn(form.getState().values ?? {}, name) !== found) form.change(name, found);
  }, [form, name, found]);
}

/** Schemas hold the messages of errors, which are said when they are shown. */
const said = (error: string | undefined): string | undefined => (error === undefined ? undefined : translated(error));
const keep = <Value>(value: Value): Value => value;
const textOf = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined);
