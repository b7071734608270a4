import { useEffect, useLayoutEffect, useRef } from 'react';

/** What stands over the page while it is open: dialogs, drawers, popovers. */
const OVERLAYS = '.it-dialog, .it-drawer, .it-popover';

/** Nothing outside of them has it: it is lost, or about to be. */
const isLost = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest(OVERLAYS) != null;

/**
 * Lets go of the focus as the dialog opens, before the page behind it is hidden from assistive technology: what is
 * hidden must not hold it. As the dialog closes it goes back to what had it. That may be gone by then, with the page
 * it stood on; then the heading of the page that is there now takes it, for otherwise it would fall back to the top of
 * the document.
 */
export function useFocusBack(open: boolean): void {
  const opener = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!open || !(active instanceof HTMLElement) || active === document.body) return;
    opener.current = active;
    active.blur();
  }, [open]);
  // After the dialog's own keeper of the focus has let go of it.
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
