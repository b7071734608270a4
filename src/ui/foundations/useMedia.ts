import { useSyncExternalStore } from 'react';

/** Whether a media query holds, as it is now and whenever it changes; false where the window knows none. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener?.('change', onChange);
      return () => list?.removeEventListener?.('change', onChange);
    },
    () => window.matchMedia?.(query)?.matches ?? false,
  );
}
