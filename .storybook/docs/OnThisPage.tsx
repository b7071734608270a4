import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

interface Heading {
  id: string;
  text: string;
}

/** Goes to a heading of this page, and keeps it in the book's address. */
function goTo(event: MouseEvent, id: string): void {
  // The frame's addresses are the manager's, so the browser would leave the page.
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
  addons.getChannel().emit(NAVIGATE_URL, `#${id}`);
}

/** Sections of the page around it, as links. */
export function OnThisPage() {
  const nav = useRef<HTMLElement>(null);
  const [headings, setHeadings] = useState<Heading[]>([]);
  useLayoutEffect(() => {
    const found = nav.current?.parentElement?.querySelectorAll('.it-book-section > h2') ?? [];
    setHeadings([...found].map(({ id, textContent }) => ({ id, text: textContent ?? '' })));
  }, []);
  return (
    <nav ref={nav} className="it-book-index" aria-label="Nesta página">
      <ul className="it-book-tags">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
