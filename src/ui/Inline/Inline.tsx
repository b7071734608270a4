import type { ReactNode } from 'react';
import './Inline.css';

export interface InlineProps {
  children: ReactNode;
  gap?: 1 | 2 | 3 | 4 | 6;
  /** Where the things stand along the line. */
  justify?: 'start' | 'end' | 'between';
  align?: 'center' | 'start' | 'baseline';
}

/** Things beside one another; they wrap when the line is full. */
export function Inline({ children, gap = 3, justify = 'start', align = 'center' }: InlineProps) {
  return (
    <div className={`it-inline it-inline--gap-${gap} it-inline--justify-${justify} it-inline--align-${align}`}>
      {children}
    </div>
  );
}
