import { RadioGroup } from '../RadioGroup/RadioGroup';
import type { RadioGroupProps } from '../RadioGroup/RadioGroup';
import { useFormField } from './submit/useFormField';

export type FormRadioGroupProps = Omit<RadioGroupProps, 'value' | 'error' | 'onChange' | 'onBlur'>;

/** RadioGroup bound to the form's field of this name. */
export function FormRadioGroup(props: FormRadioGroupProps) {
  return <RadioGroup {...props} {...useFormField(props.name, '')} />;
}
