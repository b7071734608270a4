import type { ReactNode } from 'react';

export interface PageHeadProps {
  /** Title of the stories: its last part is the heading, the others stand above it. */
  title: string;
  summary: string;
  /** Beside the heading. */
  badge?: ReactNode;
  children?: ReactNode;
}

/** Head of a page of the book. */
export function PageHead({ title, summary, badge, children }: PageHeadProps) {
  const path = title.split('/');
  return (
    <header className="it-book-head">
      <p className="it-book-group">{path.slice(0, -1).join(' / ')}</p>
      <h1>
        {path.at(-1)} {badge}
      </h1>
      <p className="it-book-summary">{summary}</p>
      {children}
    </header>
  );
}
