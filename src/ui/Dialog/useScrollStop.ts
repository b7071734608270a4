import { useEffect, useState } from 'react';

/** What to spread on a box: its `ref`, and a stop of the Tab key while it holds more than it shows. */
export interface ScrollStop {
  ref: (box: HTMLElement | null) => void;
  tabIndex: 0 | undefined;
  role: 'group' | undefined;
}

/** A box that scrolls can be focused, so that arrow keys read it to its end even where no control is inside. */
export function useScrollStop(): ScrollStop {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    // It reports once as it begins, then whenever the box or what is in it changes its size.
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight + 1));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return { ref: setBox, tabIndex: scrolls ? 0 : undefined, role: scrolls ? 'group' : undefined };
}
