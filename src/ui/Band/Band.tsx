import type { ReactNode } from 'react';
import './Band.css';

export interface BandProps {
  /** Id of the heading, fixed so that prerendered markup agrees with the page. */
  id: string;
  title: string;
  /** At the end of the title's line: a quiet Button. */
  action?: ReactNode;
  children: ReactNode;
  /** Shown in place of title and children; the section keeps the height of the taller of the two. */
  instead?: ReactNode;
  /** Keeps the room of an EmptyCatalogue before it is known whether `instead` comes, so that nothing moves then. */
  roomy?: boolean;
}

/** A titled section of a page of width `full`, such as home. */
export function Band({ id, title, action, instead, roomy, children }: BandProps) {
  return (
    <section
      className="it-band"
      aria-labelledby={instead ? undefined : id}
      data-replaced={instead ? true : undefined}
      data-roomy={roomy}
    >
      <div className="it-band__content">
        <div className="it-band__head">
          <h2 id={id} className="it-band__title">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </div>
      {instead && <div>{instead}</div>}
    </section>
  );
}
