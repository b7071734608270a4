import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Text for those who listen to the page instead of looking at it. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="it-visually-hidden">{children}</span>;
}
