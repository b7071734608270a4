import { type RefObject, useLayoutEffect } from 'react';

const FOOT_ROOM = '--it-summary-height';

/**
 * Says how high the summary is, for the page to keep what gets the focus clear of it: it grows with larger text, with
 * the offer of more time and with its details.
 */
export function useFootRoom(summary: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = summary.current;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(FOOT_ROOM, `${box.offsetHeight}px`));
    observer.observe(box);
    return () => {
      observer.disconnect();
      style.removeProperty(FOOT_ROOM);
    };
  }, [summary]);
}
