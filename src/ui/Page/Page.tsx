import { useContext, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PageFocus } from './pageFocus';
import './Page.css';

export interface PageProps {
  /** The heading, and the document's title: `<title> – Itapê`. */
  title: string;
  /** What search engines and shared links say of the page; without one, what the document says of the product. */
  description?: string | undefined;
  /** Over the heading: the way up, as Breadcrumbs. */
  above?: ReactNode;
  /** Under the heading, quieter. */
  lede?: ReactNode;
  /** `form` for a single column of fields; `full` for a page that draws its own bands to the edge. */
  width?: 'page' | 'form' | 'full';
  /** The heading is there for those who listen only. */
  titleHidden?: boolean;
  /** Focus goes to the heading when the page appears, if the person came here from within the app. */
  focusTitle?: boolean;
  children: ReactNode;
}

/** The frame of a screen: its `main`, its one `h1`, its widest line. */
export function Page(props: PageProps) {
  const { title, description, above, lede, width = 'page', titleHidden = false, focusTitle = true, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useContext(PageFocus) && focusTitle;

  useEffect(() => {
    document.title = `${title} – Itapê`;
  }, [title]);

  useEffect(() => (description === undefined ? undefined : describe(description)), [description]);

  useEffect(() => {
    // A dialog that opened while the page was on its way has the focus, and keeps it.
    if (takesFocus && !document.querySelector('[aria-modal="true"]')) heading.current?.focus();
  }, [takesFocus]);

  return (
    <main id="conteudo" tabIndex={-1} className={`it-page it-page--${width}`}>
      {above && <div className="it-page__above">{above}</div>}
      <h1 ref={heading} tabIndex={-1} className={titleHidden ? 'it-visually-hidden' : 'it-page__title'}>
        {title}
      </h1>
      {lede && <p className="it-page__lede">{lede}</p>}
      {children}
    </main>
  );
}

/** Puts a description in the document's head, and what stood there back afterwards. */
function describe(description: string): () => void {
  const known = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  const meta =
    known ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }));
  const before = meta.content;
  meta.content = description;
  return () => {
    meta.content = before;
  };
}
