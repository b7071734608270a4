import { MaskedTextInput } from '../MaskedTextInput/MaskedTextInput';
import type { MaskedTextInputProps } from '../MaskedTextInput/MaskedTextInput';
import { useFormField } from './useFormField';

export type FormMaskedTextInputProps = Omit<MaskedTextInputProps, 'value' | 'error' | 'onChange' | 'onBlur'>;

/** MaskedTextInput, bound to the form's field of its name. The value is what stands in the field, mask and all. */
export function FormMaskedTextInput(props: FormMaskedTextInputProps) {
  return <MaskedTextInput {...props} {...useFormField(props.name, '')} />;
}
