import type { CSSProperties } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import InputMask from 'react-input-mask';
import { Field } from '../Field/Field';
import { useField } from '../Field/useField';
import type { FieldTexts } from '../Field/useField';
import { moneyMask, mostCentavos, toMoneyText } from './moneyText';
import { useMoneyMask } from './useMoneyMask';
import { t } from '../../words/t';
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
  const { text, refused, write, read, paste } = useMoneyMask({ value, max, readOnly, onChange });
  const described = [field.describedBy, `${field.id}-how`].filter(Boolean).join(' ');
  return (
    <Field {...field} label={label} error={error} hint={hint} disabled={disabled}>
      <InputMask
        mask={moneyMask(text)}
        maskPlaceholder={null}
        value={text}
        disabled={disabled}
        readOnly={readOnly}
        beforeMaskedStateChange={write}
        onChange={(event) => read(event.target.value)}
        onBlur={onBlur}
      >
        <OutlinedInput
          id={field.id}
          className="it-money-input it-tabular"
          style={{ '--it-money-length': text.length } as CSSProperties}
          name={name}
          autoComplete="off"
          placeholder={toMoneyText(0)}
          onPaste={paste}
          slotProps={{
            input: { inputMode: 'numeric', 'aria-required': required || undefined, 'aria-describedby': described },
          }}
        />
      </InputMask>
      <span id={`${field.id}-how`} className="it-visually-hidden">
        {t('Digite só números; os dois últimos são os centavos.')}
      </span>
      <span className="it-money-input__refused" role="status">
        {refused && t('O máximo é {valor}.', { valor: toMoneyText(max) })}
      </span>
    </Field>
  );
}
