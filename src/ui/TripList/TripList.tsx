import { useCallback, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import './TripList.css';

export interface TripListProps<T> {
  items: readonly T[];
  /** Renders one article; must be memoised. */
  renderItem: (item: T) => ReactNode;
  keyOf: (item: T) => string;
  label?: string;
}

/** Estimated height of a card on a desktop; each is measured once rendered. */
const CARD_PX = 164;
const GAP_PX = 12;

/**
 * Virtualized results: only items near the window are rendered, and the focused one is kept. Every item announces its
 * position and the total.
 */
export function TripList<T>({ items, renderItem, keyOf, label = 'Viagens' }: TripListProps<T>) {
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);

  const virtualizer = useWindowVirtualizer({
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

  // Measured anew with each answer, since content above the list may have grown.
  const place = useCallback(
    (element: HTMLUListElement | null) => {
      if (element && items.length > 0) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    },
    [items],
  );
  const keepFocused = (event: FocusEvent<HTMLElement>) => {
    const item = event.target.closest<HTMLElement>('[data-index]');
    setFocused(item ? Number(item.dataset['index']) : null);
  };

  return (
    <ul
      ref={place}
      className="it-trip-list"
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={keepFocused}
      onBlur={() => setFocused(null)}
    >
      {virtualizer.getVirtualItems().map((row) => {
        const item = items[row.index];
        return (
          item !== undefined && (
            <li
              key={row.key}
              ref={virtualizer.measureElement}
              className="it-trip-list__item"
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              data-index={row.index}
              style={{ transform: `translateY(${row.start - top}px)` }}
            >
              {renderItem(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}
