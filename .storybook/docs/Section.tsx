import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A section of a component's page, whose heading has an anchor. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className="it-book-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** An unordered list. */
export function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="it-book-points">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
