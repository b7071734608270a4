import { type ReactNode, useId } from 'react';

export interface SectionProps {
  title: string;
  children: ReactNode;
}

/** One part of a component's page, with a heading that the browser's own address can name. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className="it-book-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Points without an order among them. */
export function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="it-book-points">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
