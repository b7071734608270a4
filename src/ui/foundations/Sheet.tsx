import type { ReactNode } from 'react';
import './Sheet.css';

interface SheetProps {
  title: string;
  /** Purpose of the foundation in one or two sentences. */
  lede: ReactNode;
  children: ReactNode;
}

/** A page of the book about one foundation. */
export function Sheet({ title, lede, children }: SheetProps) {
  return (
    <main className="it-plate">
      <header>
        <h1 className="it-plate__title">{title}</h1>
        <p className="it-plate__lede">{lede}</p>
      </header>
      {children}
    </main>
  );
}

interface SheetSectionProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

/** A section with its heading. */
export function SheetSection({ title, text, children }: SheetSectionProps) {
  return (
    <section className="it-plate__section">
      <h2 className="it-plate__heading">{title}</h2>
      {text && <p className="it-plate__text">{text}</p>}
      {children}
    </section>
  );
}

/** Name left, sample right. */
export function SheetRow({ name, code, children }: { name: string; code?: string; children: ReactNode }) {
  return (
    <li className="it-plate__row">
      <div>
        <p className="it-plate__name">{name}</p>
        {code && <code>{code}</code>}
      </div>
      <div>{children}</div>
    </li>
  );
}
