import { useEffect, useLayoutEffect, useRef } from 'react';

/** Selectors of overlays. */
const OVERLAYS = '.it-dialog, .it-drawer, .it-popover';

/** True when the focus is on the body, or in an overlay that is closing. */
const isLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest(OVERLAYS) != null;

/**
 * Blurs the focused element when the dialog opens, before the page behind is hidden from assistive technology, and
 * restores the focus when it closes. If that element is gone, with a replaced page, the current page's heading takes
 * the focus, so that it does not fall back to the top of the document.
 */
export function useFocusBack(open: boolean): void {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!open || !(active instanceof HTMLElement) || active === document.body) return;
    opener.current = active;
    active.blur();
  }, [open]);
  // Runs after MUI's focus trap has been released.
  useEffect(() => {
    if (!open) return undefined;
    return () =>
      queueMicrotask(() => {
        if (isLost()) opener.current?.focus();
        opener.current = null;
        if (isLost()) document.querySelector<HTMLElement>('main h1')?.focus();
      });
  }, [open]);
}
