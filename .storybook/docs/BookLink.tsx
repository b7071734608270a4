import type { MouseEvent, ReactNode } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { toId } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';

export interface BookLinkProps {
  /** A story by its id, or a page by the title of its stories. */
  to: { story: string } | { page: string };
  children: ReactNode;
}

/** Address of a story or page. */
const addressOf = (to: BookLinkProps['to']): string =>
  'story' in to ? `?path=/story/${to.story}` : `?path=/docs/${toId(to.page, 'docs')}`;

/** A link to another story or page of the book; the sidebar goes along. */
export function BookLink({ to, children }: BookLinkProps) {
  const href = addressOf(to);
  const follow = (event: MouseEvent) => {
    // A click with a key opens a tab of its own, as anywhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, href);
  };
  return (
    <a href={`./${href}`} target="_parent" onClick={follow}>
      {children}
    </a>
  );
}
