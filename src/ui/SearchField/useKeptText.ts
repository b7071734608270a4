import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Reports text typed into a prerendered field before hydration. React keeps that text in the input without knowing it,
 * and the next render would clear it.
 */
export function useKeptText(
  inputText: string,
  onInputChange: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const start = useRef({ inputText, onInputChange });
  useEffect(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== start.current.inputText) start.current.onInputChange(typed);
  }, []);
  return input;
}
