import type { CSSProperties } from 'react';
import { PlainField } from '../Field/PlainField';
import { useField } from '../Field/useField';
import type { FieldTexts } from '../Field/useField';
import { mostCentavos, toMoneyText } from './moneyText';
import { useMoneyTyping } from './useMoneyTyping';
import './MoneyInput.css';

export interface MoneyInputProps extends FieldTexts {
  name: string;
  /** Integer centavos; `null` while nothing is typed, as opposed to zero. */
  value: number | null;
  /** Maximum in centavos; input beyond it is refused with a message. */
  max?: number;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  onChange: (centavos: number | null) => void;
  onBlur?: () => void;
}

/** An amount in reais, typed from the right as in Brazilian banking apps: 1, 2, 3 makes R$ 1,23. */
export function MoneyInput(props: MoneyInputProps) {
  const { label, error, hint, name, value, max = mostCentavos, required = false, disabled = false } = props;
  const { readOnly = false, onChange, onBlur } = props;
  const field = useField({ error, hint });
  const { input, text, refused, type, paste } = useMoneyTyping({ value, max, readOnly, onChange });
  const described = [field.describedBy, `${field.id}-how`].filter(Boolean).join(' ');
  return (
    <PlainField {...field} label={label} error={error} hint={hint} disabled={disabled}>
      <input
        ref={input}
        id={field.id}
        className="it-field__box it-money-input it-tabular"
        style={{ '--it-money-length': text.length } as CSSProperties}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder={toMoneyText(0)}
        value={text}
        disabled={disabled}
        readOnly={readOnly}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        onChange={type}
        onPaste={paste}
        onBlur={onBlur}
      />
      <span id={`${field.id}-how`} className="it-visually-hidden">
        Digite só números; os dois últimos são os centavos.
      </span>
      <span className="it-money-input__refused" role="status">
        {refused && `O máximo é ${toMoneyText(max)}.`}
      </span>
    </PlainField>
  );
}
