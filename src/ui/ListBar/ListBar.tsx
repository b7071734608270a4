import type { ReactNode, Ref } from 'react';
import './ListBar.css';

export interface ListBarProps {
  /** How many were found, announced when it changes. */
  count: string;
  /** The count takes the focus when the control that had it disappears. */
  countRef?: Ref<HTMLParagraphElement> | undefined;
  /** The Select of the order. */
  order: ReactNode;
  /** A FilterPanel that is folded to its button: one row with the order, above the count. */
  filters?: ReactNode;
}

/** Line above a list: how many there are, and in which order. */
export function ListBar({ count, countRef, order, filters }: ListBarProps) {
  return (
    <div className="it-list-bar" data-filters={filters ? true : undefined}>
      <p ref={countRef} role="status" tabIndex={-1} className="it-list-bar__count">
        {count}
      </p>
      {filters}
      <div className="it-list-bar__order">{order}</div>
    </div>
  );
}
