import { NativeDateInput, type NativeDateInputProps } from '../DateInput/NativeDateInput';
import { useFormField } from './submit/useFormField';

export type FormDateInputProps = Omit<NativeDateInputProps, 'inputText' | 'error' | 'onInputChange'>;

/** A date with the system's calendar, bound to the form's field of this name. */
export function FormDateInput(props: FormDateInputProps) {
  const { value, error, onChange } = useFormField(props.name, '');
  return <NativeDateInput {...props} inputText={value} error={error} onInputChange={onChange} />;
}
