import { CodeInput } from '../CodeInput/CodeInput';
import type { CodeInputProps } from '../CodeInput/CodeInput';
import { useFormField } from './submit/useFormField';

export type FormCodeInputProps = Omit<CodeInputProps, 'value' | 'error' | 'onChange' | 'onBlur'>;

/** CodeInput bound to the form's field of this name. */
export function FormCodeInput(props: FormCodeInputProps) {
  return <CodeInput {...props} {...useFormField(props.name, '')} />;
}
