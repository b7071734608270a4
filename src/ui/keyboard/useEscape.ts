import { useEffect } from 'react';

/**
 * Runs `act` on Esc, wherever focus is, while `active`. Whoever answers first takes the key: dialogs and menus stop
 * it before it gets here, and here it is marked as used, so that one press never closes two things.
 */
export function useEscape(active: boolean, act: () => void): void {
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
