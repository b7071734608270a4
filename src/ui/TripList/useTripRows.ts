import { defaultRangeExtractor, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';

/** Estimated height of a card on a desktop; each is measured once rendered. */
const CARD_PX = 164;
const GAP_PX = 12;

interface TripRows<T> {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** Distance of the list from the top of the page. */
  top: number;
  /** Index of the item with the focus, which stays rendered. */
  focused: number | null;
}

/** The rows near the window, and the focused one. */
export function useTripRows<T>({ items, keyOf, top, focused }: TripRows<T>) {
  return useWindowVirtualizer({
    count: items.length,
    estimateSize: () => CARD_PX,
    gap: GAP_PX,
    overscan: 4,
    scrollMargin: top,
    // Without layout every measure is 0, so the estimate is used.
    measureElement: (item) => Math.round(item.getBoundingClientRect().height) || CARD_PX,
    scrollToFn: (offset, options, instance) => {
      if (offset + (options.adjustments ?? 0) !== window.scrollY) windowScroll(offset, options, instance);
    },
    initialRect: { width: 1024, height: 900 },
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
