import { TextArea } from '../TextArea/TextArea';
import type { TextAreaProps } from '../TextArea/TextArea';
import { useFormField } from './submit/useFormField';

export type FormTextAreaProps = Omit<TextAreaProps, 'value' | 'error' | 'onChange' | 'onBlur'>;

/** TextArea bound to the form's field of this name. */
export function FormTextArea(props: FormTextAreaProps) {
  return <TextArea {...props} {...useFormField(props.name, '')} />;
}
