import { MoneyInput } from '../MoneyInput/MoneyInput';
import type { MoneyInputProps } from '../MoneyInput/MoneyInput';
import { useFormField } from './useFormField';

export type FormMoneyInputProps = Omit<MoneyInputProps, 'value' | 'error' | 'onChange' | 'onBlur'>;

/** MoneyInput bound to the form's field of this name: centavos, or null while empty. */
export function FormMoneyInput(props: FormMoneyInputProps) {
  return <MoneyInput {...props} {...useFormField<number | null>(props.name, null)} />;
}
