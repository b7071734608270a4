import type { ReactNode } from 'react';
import { CheckCircleIcon } from '../icons/CheckCircleIcon';
import { ErrorIcon } from '../icons/ErrorIcon';
import { AppTheme } from '../theme/AppTheme';
import './guide.css';

/** A written page of the book in the product's type and colours. */
export function Guide({ children }: { children: ReactNode }) {
  return (
    <AppTheme>
      <article className="it-guide">{children}</article>
    </AppTheme>
  );
}

/** Terms with their descriptions. */
export interface RowsProps {
  rows: readonly [term: ReactNode, text: ReactNode][];
}

/** A list of terms; stacked on a phone. */
export function Rows({ rows }: RowsProps) {
  return (
    <dl className="it-guide__rows">
      {rows.map(([term, text], index) => (
        <div key={index} className="it-guide__row">
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Correct and incorrect wording with the reason. */
export interface PairsProps {
  pairs: readonly { right: ReactNode; wrong: ReactNode; why: ReactNode }[];
}

/** Correct and incorrect side by side, marked in words, not only by colour. */
export function Pairs({ pairs }: PairsProps) {
  return (
    <div className="it-guide__pairs">
      {pairs.map(({ right, wrong, why }, index) => (
        <div key={index} className="it-guide__pair">
          <div className="it-guide__tile it-guide__tile--right">
            <p className="it-guide__mark">
              <CheckCircleIcon /> Escreva
            </p>
            <div>{right}</div>
          </div>
          <div className="it-guide__tile it-guide__tile--wrong">
            <p className="it-guide__mark">
              <ErrorIcon /> Evite
            </p>
            <div>{wrong}</div>
          </div>
          <p className="it-guide__why">{why}</p>
        </div>
      ))}
    </div>
  );
}

/** Cards side by side, each with a heading. */
export function Tiles({ tiles }: { tiles: readonly { title: string; text: ReactNode }[] }) {
  return (
    <ul className="it-guide__grid">
      {tiles.map(({ title, text }) => (
        <li key={title} className="it-guide__tile">
          <p>
            <strong>{title}</strong>
          </p>
          <div>{text}</div>
        </li>
      ))}
    </ul>
  );
}
