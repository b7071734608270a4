import type { ReactNode } from 'react';
import './Stack.css';

export interface StackProps {
  children: ReactNode;
  /** Steps of the spacing scale. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 12;
  /** Widest line in rem, for a short field on a wide page. */
  width?: 20;
}

/** Vertical layout with even spacing. */
export function Stack({ children, gap = 4, width }: StackProps) {
  return (
    <div className={`it-stack it-stack--${gap}`} data-width={width}>
      {children}
    </div>
  );
}
