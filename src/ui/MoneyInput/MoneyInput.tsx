import { useState } from 'react';
import type { ClipboardEvent, CSSProperties } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import InputMask from 'react-input-mask';
import type { MaskChange, MaskState } from 'react-input-mask';
import { Field } from '../Field/Field';
import { useField } from '../Field/useField';
import type { FieldTexts } from '../Field/useField';
import {
  caretBefore,
  digitsBehind,
  moneyMask,
  mostCentavos,
  readDigits,
  readPasted,
  readTyped,
  toMoneyText,
} from './moneyText';
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
  const [refused, setRefused] = useState(false);
  const text = toMoneyText(value);

  /** True when the amount is within the limit; else the refusal shows. */
  const admit = (centavos: number | null): boolean => {
    const tooMuch = centavos !== null && centavos > max;
    setRefused(tooMuch);
    return !tooMuch;
  };
  const write = ({ previousState, currentState, nextState }: MaskChange): MaskState => {
    // Without a key the amount stands as it is, and so does the caret.
    if (!previousState) return { value: text, selection: (currentState ?? nextState).selection };
    const centavos = readTyped(previousState.value, nextState.value);
    if (!admit(centavos)) return previousState;
    const written = toMoneyText(centavos);
    const caret = caretBefore(written, digitsBehind(nextState.value, nextState.selection.end ?? 0));
    return { value: written, selection: { start: caret, end: caret } };
  };
  const take = (centavos: number | null) => {
    if (centavos !== value) onChange(centavos);
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault();
    const centavos = readPasted(event.clipboardData.getData('text'));
    if (centavos !== null && !readOnly && admit(centavos)) take(centavos);
  };

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
        onChange={(event) => take(readDigits(event.target.value))}
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
        Digite só números; os dois últimos são os centavos.
      </span>
      <span className="it-money-input__refused" role="status">
        {refused && `O máximo é ${toMoneyText(max)}.`}
      </span>
    </Field>
  );
}
