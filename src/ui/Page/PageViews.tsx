import { useContext, useState, type ReactNode } from 'react';
import { PageFocus } from './pageFocus';

export interface PageViewsProps {
  /** Key of the view, as it differs in the address. */
  view: string;
  children: ReactNode;
}

/** Views that share a path and differ by query: switching between them counts as a navigation. */
export function PageViews({ view, children }: PageViewsProps) {
  const navigated = useContext(PageFocus);
  const [first] = useState(view);
  const [left, setLeft] = useState(false);
  if (!left && view !== first) setLeft(true);
  return (
    <PageFocus key={view} value={navigated || left}>
      {children}
    </PageFocus>
  );
}
