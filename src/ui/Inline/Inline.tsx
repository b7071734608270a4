import type { ReactNode } from 'react';
import './Inline.css';

export interface InlineProps {
  children: ReactNode;
  gap?: 1 | 2 | 3 | 4 | 6;
  /** Space between the rows where it is less than that in a row. */
  rowGap?: 1 | 2;
  /** Horizontal distribution. */
  justify?: 'start' | 'end' | 'between';
  align?: 'center' | 'start' | 'baseline';
}

/** Items in a row that wraps. */
export function Inline({ children, gap = 3, rowGap, justify = 'start', align = 'center' }: InlineProps) {
  return (
    <div
      className={`it-inline it-inline--gap-${gap} it-inline--justify-${justify} it-inline--align-${align}`}
      data-row-gap={rowGap}
    >
      {children}
    </div>
  );
}
