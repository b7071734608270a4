import { Select } from '../Select/Select';
import type { SelectProps } from '../Select/Select';
import { useFormField } from './submit/useFormField';

export type FormSelectProps = Omit<SelectProps, 'value' | 'error' | 'onChange' | 'onBlur'>;

/** Select bound to the form's field of this name. */
export function FormSelect(props: FormSelectProps) {
  return <Select {...props} {...useFormField(props.name, '')} />;
}
