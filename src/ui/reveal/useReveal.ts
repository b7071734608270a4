import { useEffect, useReducer } from 'react';

/** Longest wait for a part that is not known yet: it moves the others when it comes. */
const LONGEST_MS = 3_000;

/**
 * For parts of a page that are shown at once, since each that comes by itself moves those below it.
 * @returns whether they are to be shown, which stays so, and a function to call once all of them are known.
 */
export function useReveal(): [isRevealed: boolean, reveal: () => void] {
  const [isRevealed, reveal] = useReducer(() => true, false);
  useEffect(() => {
    const timer = setTimeout(reveal, LONGEST_MS);
    return () => clearTimeout(timer);
  }, []);
  return [isRevealed, reveal];
}
