import { MoneyInput } from '../MoneyInput/MoneyInput';
import type { MoneyInputProps } from '../MoneyInput/MoneyInput';
import { useFormField } from './submit/useFormField';

export interface FormMoneyInputProps extends Omit<MoneyInputProps, 'value' | 'error' | 'onChange' | 'onBlur'> {
  /** The server's refusal of the amount, shown while the schema has none. */
  refusal?: string | undefined;
}

/** MoneyInput bound to the form's field of this name: centavos, or null while empty. */
export function FormMoneyInput({ refusal, ...props }: FormMoneyInputProps) {
  const field = useFormField<number | null>(props.name, null);
  return <MoneyInput {...props} {...field} error={field.error ?? refusal} />;
}
