import { useCallback } from 'react';
import type { ReactNode } from 'react';
import './Prose.css';

export type ProseProps =
  /** Paragraphs and lists of our own. */
  | { children: ReactNode; document?: never; lang?: never }
  /** Sanitized nodes from outside, such as a contract: shown as nodes, so that their HTML is not parsed a second time. */
  | {
      document: DocumentFragment;
      /** The document's language, where the page may be in another. */
      lang?: string | undefined;
      children?: never;
    };

/** Running text, in lines of a length that is read without effort. */
export function Prose({ children, document, lang }: ProseProps) {
  const show = useCallback(
    (place: HTMLElement | null) => {
      if (document) place?.replaceChildren(document.cloneNode(true));
    },
    [document],
  );
  if (document) return <div className="it-prose it-prose--document" lang={lang} ref={show} />;
  return <div className="it-prose">{children}</div>;
}
