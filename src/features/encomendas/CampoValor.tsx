import { useFormField } from '../../ui/form/useFormField';
import { MoneyInput, type MoneyInputProps } from '../../ui/MoneyInput/MoneyInput';

export type CampoValorProps = Omit<MoneyInputProps, 'value' | 'error' | 'onChange' | 'onBlur'>;

/** An amount field, bound to the form by its name. */
export function CampoValor(props: CampoValorProps) {
  return <MoneyInput {...props} {...useFormField<number | null>(props.name, null)} />;
}
