import type { ReactNode } from 'react';
import './Stack.css';

export interface StackProps {
  children: ReactNode;
  /** Steps of the spacing scale. */
  gap?: 1 | 2 | 3 | 4 | 6 | 8 | 12;
}

/** Vertical layout with even spacing. */
export function Stack({ children, gap = 4 }: StackProps) {
  return <div className={`it-stack it-stack--${gap}`}>{children}</div>;
}
