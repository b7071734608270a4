import type { ReactNode } from 'react';
import './FieldRow.css';

export interface FieldRowProps {
  /** The field, which takes the room that is left, and then its buttons. */
  children: ReactNode;
  /** Lets the buttons stand below the field where both do not fit. */
  wrap?: boolean;
  align?: 'end' | 'center';
}

/** A field and its buttons on one line. */
export function FieldRow({ children, wrap = false, align = 'end' }: FieldRowProps) {
  return (
    <div className="it-field-row" data-wrap={wrap || undefined} data-align={align}>
      {children}
    </div>
  );
}
