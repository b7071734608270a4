import { FormMaskedTextInput } from './FormMaskedTextInput';
import type { FormMaskedTextInputProps } from './FormMaskedTextInput';
import { t } from '../../words/t';

export type FormDataInputProps = Omit<FormMaskedTextInputProps, 'mask' | 'placeholder'>;

/** A date known by heart, such as a birthday, typed as DD/MM/AAAA without a calendar. */
export function FormDataInput(props: FormDataInputProps) {
  return <FormMaskedTextInput {...props} mask="data" placeholder={t('DD/MM/AAAA')} />;
}
