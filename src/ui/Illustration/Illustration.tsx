import type { ReactNode } from 'react';
import './Illustration.css';

export interface IllustrationProps {
  children: ReactNode;
}

/**
 * Base of the drawings: one size and line style. Decorative, since a text beside always says the same. Nature is
 * filled, man-made objects are outlined.
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
