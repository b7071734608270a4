import { useRef } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer, windowScroll, type Virtualizer } from '@tanstack/react-virtual';

/** Estimated height of a card on a desktop; each is measured once rendered. */
const CARD_PX = 164;
const GAP_PX = 12;
/** Rows beyond the window, once the rows of the first screen are drawn. */
const OVERSCAN = 4;

interface TripRows<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** Distance of the list from the top of the page; undefined while only the first screen is drawn. */
  top: number | undefined;
  /** Index of the item with the focus, which stays rendered. */
  focused: number | null;
}

/** The rows near the window, and the focused one. Nothing here reads the layout while React commits. */
export function useTripRows<T>({ items, keyOf, top, focused }: TripRows<T>) {
  const isPlaced = useRef(false);
  return useWindowVirtualizer({
    count: items.length,
    estimateSize: () => CARD_PX,
    gap: GAP_PX,
    overscan: top === undefined ? 0 : OVERSCAN,
    scrollMargin: top ?? 0,
    // Heights move rows without rendering them: by transforms, which also are no shift of the page's layout.
    directDomUpdates: true,
    measureElement: heightOf,
    // The first write repeats the position that the window already has, for which it would be laid out.
    scrollToFn: (offset, options, instance) => {
      if (isPlaced.current) windowScroll(offset, options, instance);
      isPlaced.current = true;
    },
    ...viewport,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      if (focused === null || focused >= items.length || drawn.includes(focused)) return drawn;
      return [...drawn, focused].sort((a, b) => a - b);
    },
  });
}

/**
 * Height of a row as its observer reports it, after the layout that the browser makes anyway. At its mount, the known
 * height or the estimate: to read one there would lay all new rows out in the middle of a commit.
 */
function heightOf(row: Element, entry: ResizeObserverEntry | undefined, instance: Virtualizer<Window, Element>) {
  const box = entry?.borderBoxSize?.[0];
  if (box?.blockSize) return box.blockSize;
  return instance.itemSizeCache.get(instance.options.getItemKey(instance.indexFromElement(row))) ?? CARD_PX;
}

/** The window's height is taken when it changes, and not in the commit that mounts the list. */
const viewport = {
  initialRect: { width: 1024, height: 900 },
  observeElementRect: (_: unknown, report: (rect: { width: number; height: number }) => void) => {
    const read = () => report({ width: window.innerWidth, height: window.innerHeight });
    const frame = requestAnimationFrame(read);
    window.addEventListener('resize', read, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', read);
    };
  },
};
