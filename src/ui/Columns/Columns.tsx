import type { ReactNode } from 'react';
import './Columns.css';

export interface ColumnsProps {
  /** Two elements, in reading order. */
  children: ReactNode;
  /**
   * Widths from 960 px on: `even` halves, `third` one and two thirds; else what the narrow column holds. First: a `code`,
   * `filters`, `facts`. Second: an `aside`, a `summary`, `notes`.
   */
  shape: 'even' | 'third' | 'code' | 'filters' | 'facts' | 'aside' | 'summary' | 'notes';
  gap?: 4 | 5 | 6;
  /** Buttons of the columns' stacks keep their own width from 600 px on. */
  ownWidthButtons?: boolean;
}

/** Two columns beside each other on a wide screen, under one another on a phone. */
export function Columns({ children, shape, gap = 6, ownWidthButtons = false }: ColumnsProps) {
  return (
    <div
      className={`it-columns it-columns--${shape} it-columns--gap-${gap}`}
      data-own-width-buttons={ownWidthButtons || undefined}
    >
      {children}
    </div>
  );
}
