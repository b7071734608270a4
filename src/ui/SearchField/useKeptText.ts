import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * A prerendered field may have been typed into before the page came alive. React leaves that text in the input but
 * does not know of it, and the next render would wipe it: so what stands there is told once, at the start.
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
