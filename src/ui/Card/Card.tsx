import { useId } from 'react';
import type { ReactNode } from 'react';
import './Card.css';

export interface CardProps {
  /** With a title the card is a section of that name. */
  title?: string;
  /** Beside the title, at the end of its line. */
  aside?: ReactNode;
  /** `sunken` lies below the page, for what is secondary. */
  tone?: 'raised' | 'sunken';
  children: ReactNode;
}

/** A surface that keeps together what belongs together. */
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
