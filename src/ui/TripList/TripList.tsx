import { useCallback, useRef, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { useListTop } from './useListTop';
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
 * position and the total. The virtualizer itself moves the rows below one that grows, so that they are not rendered.
 */
export function TripList<T>({ items, renderItem, keyOf, label = t('Viagens') }: TripListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const top = useListTop(list, items);
  const virtualizer = useTripRows({ items, keyOf, top, focused });
  const { containerRef } = virtualizer;
  const place = useCallback(
    (element: HTMLUListElement | null) => {
      list.current = element;
      containerRef(element);
    },
    [containerRef],
  );

  const keepFocused = (event: FocusEvent<HTMLElement>) => {
    const item = event.target.closest<HTMLElement>('[data-index]');
    setFocused(item ? Number(item.dataset['index']) : null);
  };

  return (
    <ul ref={place} className="it-trip-list" aria-label={label} onFocus={keepFocused} onBlur={() => setFocused(null)}>
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
            >
              {renderItem(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}
