import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, ClipboardEvent, CSSProperties } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '../Field/Field';
import { useField } from '../Field/useField';
import type { FieldTexts } from '../Field/useField';
import {
  caretBefore,
  digitsBehind,
  mostCentavos,
  readDeletion,
  readDigits,
  readPasted,
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
  const input = useRef<HTMLInputElement>(null);
  // An object, so that a key without a change re-renders and restores the caret.
  const [caret, setCaret] = useState<{ digitsRight: number } | null>(null);
  const text = toMoneyText(value);
  const placeCaret = useEffectEvent((digitsRight: number) => {
    const at = caretBefore(text, digitsRight);
    if (document.activeElement === input.current) input.current?.setSelectionRange(at, at);
  });
  // The browser moves the caret to the end whenever separators change; this restores its position.
  useLayoutEffect(() => {
    if (caret) placeCaret(caret.digitsRight);
  }, [caret]);

  const take = (centavos: number | null) => {
    const tooMuch = centavos !== null && centavos > max;
    setRefused(tooMuch);
    if (!tooMuch && centavos !== value) onChange(centavos);
  };
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const at = target.selectionStart ?? target.value.length;
    const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const digitsRight = digitsBehind(target.value, at);
    const forwards = kind.endsWith('Forward');
    const passesMark = forwards && readDigits(target.value) === readDigits(text);
    setCaret({ digitsRight: passesMark ? digitsRight - 1 : digitsRight });
    take(kind.startsWith('delete') ? readDeletion(text, target.value, at, forwards) : readDigits(target.value));
  };
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault();
    const centavos = readPasted(event.clipboardData.getData('text'));
    setCaret({ digitsRight: 0 });
    if (centavos !== null && !readOnly) take(centavos);
  };

  const described = [field.describedBy, `${field.id}-how`].filter(Boolean).join(' ');
  return (
    <Field {...field} label={label} error={error} hint={hint} disabled={disabled}>
      <OutlinedInput
        inputRef={input}
        id={field.id}
        className="it-money-input it-tabular"
        style={{ '--it-money-length': text.length } as CSSProperties}
        name={name}
        autoComplete="off"
        placeholder={toMoneyText(0)}
        value={text}
        readOnly={readOnly}
        onChange={type}
        onPaste={paste}
        onBlur={onBlur}
        slotProps={{
          input: { inputMode: 'numeric', 'aria-required': required || undefined, 'aria-describedby': described },
        }}
      />
      <span id={`${field.id}-how`} className="it-visually-hidden">
        Digite só números; os dois últimos são os centavos.
      </span>
      <span className="it-money-input__refused" role="status">
        {refused && `O máximo é ${toMoneyText(max)}.`}
      </span>
    </Field>
  );
}
