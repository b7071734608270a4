import { useState } from 'react';
import type { ClipboardEvent } from 'react';
import type { MaskChange, MaskState } from 'react-input-mask';
import { caretBefore, digitsBehind, readDigits, readPasted, readTyped, toMoneyText } from './moneyText';

interface MoneyField {
  value: number | null;
  max: number;
  readOnly: boolean;
  onChange: (centavos: number | null) => void;
}

/** An amount as the mask shows it, and its changes; `refused` after input beyond the limit. */
export function useMoneyMask({ value, max, readOnly, onChange }: MoneyField) {
  const [refused, setRefused] = useState(false);
  const text = toMoneyText(value);

  /** True when the amount is within the limit; else the refusal shows. */
  const admit = (centavos: number | null): boolean => {
    const tooMuch = centavos !== null && centavos > max;
    setRefused(tooMuch);
    return !tooMuch;
  };
  const take = (centavos: number | null) => {
    if (centavos !== value) onChange(centavos);
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
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault();
    const centavos = readPasted(event.clipboardData.getData('text'));
    if (centavos !== null && !readOnly && admit(centavos)) take(centavos);
  };
  return { text, refused, write, read: (typed: string) => take(readDigits(typed)), paste };
}
