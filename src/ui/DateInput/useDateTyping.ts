import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { useKeptText } from '../SearchField/useKeptText';
import { caretBehind, toDateText } from './dateText';

/** Typing a date: slashes appear by themselves, and the caret stays behind the digit it was behind. */
export function useDateTyping(inputText: string, onInputChange: (text: string) => void) {
  const input = useKeptText(inputText, onInputChange);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = toDateText(target.value);
    const before = target.value.slice(0, target.selectionStart ?? undefined);
    const atEnd = before.length === target.value.length;
    caret.current = atEnd ? null : caretBehind(text, before.replace(/\D/g, '').length);
    onInputChange(text);
  };
  return { input, type };
}
