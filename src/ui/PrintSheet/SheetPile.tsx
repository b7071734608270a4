import type { ReactNode } from 'react';
import './SheetPile.css';

/** Several PrintSheets to be printed together, apart from each other on the screen. */
export function SheetPile({ children }: { children: ReactNode }) {
  return <div className="it-sheet-pile">{children}</div>;
}
