import { NumberStepper } from '../NumberStepper/NumberStepper';
import type { NumberStepperProps } from '../NumberStepper/NumberStepper';
import { useFormField } from './submit/useFormField';

export type FormNumberStepperProps = Omit<NumberStepperProps, 'value' | 'error' | 'onChange' | 'onBlur'>;

/** NumberStepper bound to the form's field of this name. */
export function FormNumberStepper(props: FormNumberStepperProps) {
  return <NumberStepper {...props} {...useFormField(props.name, props.min)} />;
}
