import { FormMaskedTextInput } from './FormMaskedTextInput';
import type { FormMaskedTextInputProps } from './FormMaskedTextInput';

export type FormDataInputProps = Omit<FormMaskedTextInputProps, 'mask' | 'placeholder'>;

/** A date that people know by heart, such as a birthday, typed as DD/MM/AAAA; a calendar would only be in the way. */
export function FormDataInput(props: FormDataInputProps) {
  return <FormMaskedTextInput {...props} mask="data" placeholder="DD/MM/AAAA" />;
}
