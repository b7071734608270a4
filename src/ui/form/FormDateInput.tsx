import { DateInput } from '../DateInput/DateInput';
import type { DateInputProps } from '../DateInput/DateInput';
import { useFormField } from './submit/useFormField';

export type FormDateInputProps = Omit<DateInputProps, 'inputText' | 'error' | 'onInputChange'>;

/** DateInput with its calendar, bound to the form's field of this name. */
export function FormDateInput(props: FormDateInputProps) {
  const { value, error, onChange } = useFormField(props.name, '');
  return <DateInput {...props} inputText={value} error={error} onInputChange={onChange} />;
}
