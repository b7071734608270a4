import { useContext, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useBrand } from '../brand/BrandContext';
import { PageFocus } from './pageFocus';
import { PageLanguage } from './pageLanguage';
import './Page.css';

export interface PageProps {
  /** The heading, and the document's title: `<title> – <company>`. */
  title: string;
  /** Meta description of the page; defaults to the document's. */
  description?: string | undefined;
  /** Above the heading: Breadcrumbs. */
  above?: ReactNode;
  /** Introductory text below the heading. */
  lede?: ReactNode;
  /** A button beside heading and lede, for what concerns the whole page. */
  action?: ReactNode;
  /** Below 960 px a smaller heading with less room around it: for a page whose list matters more than its name. */
  dense?: boolean;
  /** `form` for a single column of fields; `full` for a page with full-width bands. */
  width?: 'page' | 'form' | 'full' | undefined;
  /** Hides the heading visually. */
  titleHidden?: boolean;
  /** Focuses the heading when the page appears after a navigation within the app. */
  focusTitle?: boolean;
  children: ReactNode;
}

/** Frame of a screen: `main`, the only `h1`, and the maximum width. */
export function Page(props: PageProps) {
  const { title, description, above, lede, action, width = 'page', dense = false } = props;
  const { titleHidden = false, focusTitle = true, children } = props;
  const { nome } = useBrand();
  const heading = useRef<HTMLHeadingElement>(null);
  const lang = useContext(PageLanguage);
  const takesFocus = useContext(PageFocus) && focusTitle;

  useEffect(() => {
    document.title = `${title} – ${nome}`;
  }, [title, nome]);

  useEffect(() => (description === undefined ? undefined : describe(description)), [description]);

  useEffect(() => {
    // A dialog opened while the page loaded keeps the focus.
    if (takesFocus && !document.querySelector('[aria-modal="true"]')) heading.current?.focus();
  }, [takesFocus]);

  return (
    <main
      id="conteudo"
      tabIndex={-1}
      lang={lang}
      className={`it-page it-page--${width}`}
      data-dense={dense || undefined}
    >
      {above && <div className="it-page__above">{above}</div>}
      <Head action={action}>
        <h1 ref={heading} tabIndex={-1} className={titleHidden ? 'it-visually-hidden' : 'it-page__title'}>
          {title}
        </h1>
        {lede && <p className="it-page__lede">{lede}</p>}
      </Head>
      {children}
    </main>
  );
}

/** Heading and lede, with the page's action beside them. */
function Head({ action, children }: Pick<PageProps, 'action' | 'children'>) {
  if (!action) return children;
  return (
    <div className="it-page__head">
      <div>{children}</div>
      {action}
    </div>
  );
}

/** Sets the document's meta description; returns the function that restores the previous one. */
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
