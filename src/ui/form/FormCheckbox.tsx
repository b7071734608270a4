import { Checkbox } from '../Checkbox/Checkbox';
import type { CheckboxProps } from '../Checkbox/Checkbox';
import { useFormField } from './submit/useFormField';

export type FormCheckboxProps = Omit<CheckboxProps, 'checked' | 'error' | 'onChange' | 'onBlur'>;

/** Checkbox bound to the form's boolean field of this name. */
export function FormCheckbox(props: FormCheckboxProps) {
  const { value, ...field } = useFormField(props.name, false);
  return <Checkbox {...props} {...field} checked={value} />;
}
