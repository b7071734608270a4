import { useEffect } from 'react';

/**
 * Whoever opened the dialog may be gone by the time it closes, with the page it stood on. Then the heading of the page
 * that is there now takes the focus, for otherwise it would fall back to the top of the document.
 */
export function useFocusBack(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    return () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
      });
  }, [open]);
}
