import { useEffect, useState } from 'react';

/** Props of a scrollable box: its `ref`, and a tab stop while its content overflows. */
export interface ScrollStop {
  ref: (box: HTMLElement | null) => void;
  tabIndex: 0 | undefined;
  role: 'group' | undefined;
}

/** Makes an overflowing box focusable, so that arrow keys scroll it even without controls inside. */
export function useScrollStop(): ScrollStop {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    // Reports once initially, then whenever the box or its content is resized.
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight + 1));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return { ref: setBox, tabIndex: scrolls ? 0 : undefined, role: scrolls ? 'group' : undefined };
}
