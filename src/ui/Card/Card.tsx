import { useId } from 'react';
import type { ReactNode } from 'react';
import './Card.css';

export interface CardProps {
  /** With a title the card is a named section. */
  title?: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** `sunken` for secondary content, below the page's level. */
  tone?: 'raised' | 'sunken';
  children: ReactNode;
}

/** A surface that groups related content. */
export function Card({ title, aside, tone = 'raised', children }: CardProps) {
  const id = useId();
  const className = `it-card it-card--${tone}`;
  if (!title) return <div className={className}>{children}</div>;
  return (
    <section className={className} aria-labelledby={id}>
      <div className="it-card__head">
        <h2 id={id} className="it-card__title">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
