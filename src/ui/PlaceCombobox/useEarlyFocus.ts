import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';

/** Runs `act` once when the element was focused before hydration, whose focus event nobody heard. */
export function useEarlyFocus(element: RefObject<HTMLElement | null>, act: () => void): void {
  const actOnMount = useEffectEvent(() => {
    if (document.activeElement === element.current) act();
  });
  useEffect(() => actOnMount(), []);
}
