import { TextInput } from '../TextInput/TextInput';
import type { TextInputProps } from '../TextInput/inputProps';
import { useFormField } from './useFormField';

export type FormTextInputProps = Omit<TextInputProps, 'value' | 'error' | 'onChange' | 'onBlur'>;

/** TextInput bound to the form's field of this name. */
export function FormTextInput(props: FormTextInputProps) {
  return <TextInput {...props} {...useFormField(props.name, '')} />;
}
