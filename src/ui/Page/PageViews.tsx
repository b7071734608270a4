import { useContext, useState, type ReactNode } from 'react';
import { PageFocus } from './pageFocus';

export interface PageViewsProps {
  /** Which of the pages is shown: what differs in the address. */
  view: string;
  children: ReactNode;
}

/** Pages that share an address and differ by its query: going from one to another is going to a page. */
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
