import { TextInput } from '../TextInput/TextInput';
import type { TextInputProps } from '../TextInput/inputProps';
import { useFormField } from './submit/useFormField';

export interface FormTextInputProps extends Omit<TextInputProps, 'value' | 'error' | 'onChange' | 'onBlur'> {
  /** Applied to typed text before it is stored: upper case, digits only. */
  clean?: (text: string) => string;
  /** The server's refusal of the value, shown while the schema has none. */
  refusal?: string | undefined;
}

/** TextInput bound to the form's field of this name. */
export function FormTextInput({ clean, refusal, ...props }: FormTextInputProps) {
  const field = useFormField(props.name, '');
  const change = (text: string) => field.onChange(clean ? clean(text) : text);
  return <TextInput {...props} {...field} error={field.error ?? refusal} onChange={change} />;
}
