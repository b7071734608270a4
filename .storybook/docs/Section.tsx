import type { ReactNode } from 'react';
import { Linked } from './Linked';

export interface SectionProps {
  title: string;
  children: ReactNode;
}

/** Address of a section within its page: `leitor-de-tela`. */
const anchorOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');

/** A section of a page, whose heading has an address. */
export function Section({ title, children }: SectionProps) {
  const id = anchorOf(title);
  return (
    <section className="it-book-section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** An unordered list; names of components lead to their pages. */
export function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="it-book-points">
      {items.map((item) => (
        <li key={item}>
          <Linked>{item}</Linked>
        </li>
      ))}
    </ul>
  );
}
