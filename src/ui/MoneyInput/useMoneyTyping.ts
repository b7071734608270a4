import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { caretBefore, digitsBehind, readDeletion, readDigits, readPasted, toMoneyText } from './moneyText';

interface MoneyTyping {
  value: number | null;
  max: number;
  readOnly: boolean;
  onChange: (centavos: number | null) => void;
}

/** Typing and pasting an amount; `refused` tells that the last input was beyond the maximum. */
export function useMoneyTyping({ value, max, readOnly, onChange }: MoneyTyping) {
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
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const at = target.selectionStart ?? target.value.length;
    const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const digitsRight = digitsBehind(target.value, at);
    const forwards = kind.endsWith('Forward');
    const passesMark = forwards && readDigits(target.value) === readDigits(text);
    setCaret({ digitsRight: passesMark ? digitsRight - 1 : digitsRight });
    take(kind.startsWith('delete') ? readDeletion(text, target.value, at, forwards) : readDigits(target.value));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const centavos = readPasted(event.clipboardData.getData('text'));
    setCaret({ digitsRight: 0 });
    if (centavos !== null && !readOnly) take(centavos);
  };
  return { input, text, refused, type, paste };
}
