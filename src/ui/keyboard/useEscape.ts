import { useEffect } from 'react';

/**
 * Runs `act` on Esc, wherever the focus is, while `active`. The first handler consumes the key: dialogs and menus stop
 * its propagation, and this one prevents its default, so that one press never closes two things.
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
