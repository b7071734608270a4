import type { ReactNode } from 'react';
import './Frame.css';

export interface FrameProps {
  children: ReactNode;
}

/** A small window of its own on a page of the book: what is fixed to the window's edges keeps to the frame's. */
export function Frame({ children }: FrameProps) {
  return <div className="it-docs-frame">{children}</div>;
}
