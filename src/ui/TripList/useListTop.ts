import { startTransition, useEffect, useState, type RefObject } from 'react';

/**
 * Distance of a list from the top of the page, once its first screen stands there, in px; undefined before. It is read
 * where the browser has just laid the page out, and anew with other items, since content above may have grown.
 */
export function useListTop(list: RefObject<HTMLElement | null>, items: unknown): number | undefined {
  const [top, setTop] = useState<number | undefined>(() => (typeof ResizeObserver === 'undefined' ? 0 : undefined));
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const next = Math.round(element.getBoundingClientRect().top + window.scrollY);
      // The rows beyond the window are drawn in a later task, which a press interrupts.
      startTransition(() => setTop(next));
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, items]);
  return top;
}
