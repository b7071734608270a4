import { useCallback, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { useTripRows } from './useTripRows';
import { t } from '../../words/t';
import './TripList.css';

export interface TripListProps<T> {
  items: readonly T[];
  /** Renders one article; must be memoised. */
  renderItem: (item: T) => ReactNode;
  keyOf: (item: T) => string;
  label?: string;
}

/**
 * Virtualized results: only items near the window are rendered, and the focused one is kept. Every item announces its
 * position and the total.
 */
export function TripList<T>({ items, renderItem, keyOf, label = t('Viagens') }: TripListProps<T>) {
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const virtualizer = useTripRows({ items, keyOf, top, focused });

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
