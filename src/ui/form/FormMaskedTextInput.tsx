import { MaskedTextInput } from '../MaskedTextInput/MaskedTextInput';
import type { MaskedTextInputProps } from '../MaskedTextInput/MaskedTextInput';
import { useFormField } from './submit/useFormField';

export type FormMaskedTextInputProps = Omit<MaskedTextInputProps, 'value' | 'error' | 'onChange' | 'onBlur'>;

/** MaskedTextInput bound to the form's field of this name. The value includes the mask. */
export function FormMaskedTextInput(props: FormMaskedTextInputProps) {
  return <MaskedTextInput {...props} {...useFormField(props.name, '')} />;
}
