import { type RefObject, useLayoutEffect } from 'react';

const FOOT_ROOM = '--it-summary-height';

/**
 * Publishes the summary's height as a CSS variable, so that focused elements stay clear of it; it grows with large
 * text, the extension offer and the details.
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
