import type { ReactNode } from 'react';
import './Band.css';

export interface BandProps {
  /** Id of the heading, fixed so that prerendered markup agrees with the page. */
  id: string;
  title: string;
  /** At the end of the title's line: a quiet Button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled section of a page of width `full`, such as home. */
export function Band({ id, title, action, children }: BandProps) {
  return (
    <section className="it-band" aria-labelledby={id}>
      <div className="it-band__head">
        <h2 id={id} className="it-band__title">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
