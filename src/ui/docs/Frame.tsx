import type { ReactNode } from 'react';
import './Frame.css';

export interface FrameProps {
  children: ReactNode;
}

/** A frame on a page of the book that acts as the window of fixed elements. */
export function Frame({ children }: FrameProps) {
  return <div className="it-docs-frame">{children}</div>;
}
