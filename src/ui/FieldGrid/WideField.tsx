import type { ReactNode } from 'react';
import './FieldGrid.css';

/** A field, or words between fields, on a line of its own in a FieldGrid. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className="it-field-grid__wide">{children}</div>;
}
