import type { ReactNode } from 'react';
import './SideLayout.css';

export interface SideLayoutProps {
  /** Stands in a column from 960 px on, above the page on narrower windows. Its room is kept while it is empty. */
  side: ReactNode;
  children: ReactNode;
}

/** A page with a navigation beside it. Apart from the navigation, whose code may come later without moving the page. */
export function SideLayout({ side, children }: SideLayoutProps) {
  return (
    <div className="it-side">
      <div className="it-side__place">{side}</div>
      <div className="it-side__page">{children}</div>
    </div>
  );
}
