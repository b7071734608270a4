import type { ReactNode } from 'react';
import './Illustration.css';

export interface IllustrationProps {
  children: ReactNode;
}

/**
 * The common sheet of our drawings: one size, one pen, and always beside words that say the same, so assistive
 * technology passes over it. Nature is flat colour; what people made is drawn with the pen.
 */
export function Illustration({ children }: IllustrationProps) {
  return (
    <svg
      className="it-illustration"
      viewBox="0 0 240 150"
      width="240"
      height="150"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
