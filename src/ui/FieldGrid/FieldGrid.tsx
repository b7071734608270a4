import type { ReactNode } from 'react';
import './FieldGrid.css';

export interface FieldGridProps {
  /** Fields of a form; WideField takes a whole line. */
  children: ReactNode;
  /**
   * From 600 px on: `pairs` two to a line; `filters` three, with room for the buttons below; `item` a long field, a
   * number and an amount.
   */
  layout?: 'pairs' | 'filters' | 'item';
}

/** Fields beside one another where there is room. */
export function FieldGrid({ children, layout = 'pairs' }: FieldGridProps) {
  return <div className={`it-field-grid it-field-grid--${layout}`}>{children}</div>;
}
