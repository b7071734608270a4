import type { ReactNode, Ref } from 'react';
import './ListBar.css';

export interface ListBarProps {
  /** How many were found, announced when it changes. */
  count: string;
  /** The count takes the focus when the control that had it disappears. */
  countRef?: Ref<HTMLParagraphElement>;
  /** The Select of the order. */
  order: ReactNode;
}

/** Line above a list: how many there are, and in which order. */
export function ListBar({ count, countRef, order }: ListBarProps) {
  return (
    <div className="it-list-bar">
      <p ref={countRef} role="status" tabIndex={-1} className="it-list-bar__count">
        {count}
      </p>
      <div className="it-list-bar__order">{order}</div>
    </div>
  );
}
