import { PasswordInput } from '../PasswordInput/PasswordInput';
import type { PasswordInputProps } from '../PasswordInput/PasswordInput';
import { useFormField } from './submit/useFormField';

export type FormPasswordInputProps = Omit<PasswordInputProps, 'value' | 'error' | 'onChange' | 'onBlur'>;

/** PasswordInput bound to the form's field of this name. */
export function FormPasswordInput(props: FormPasswordInputProps) {
  return <PasswordInput {...props} {...useFormField(props.name, '')} />;
}
