import type { ReactNode } from 'react';
import './RouteRow.css';

export interface RouteRowProps {
  /** The other end of the route. */
  place: string;
  href: string;
  /** Terminal, duration, classes. */
  facts: ReactNode;
  /** Formatted money with its words: `a partir de R$ 39,90`. */
  price: string;
  /** A small button or link. */
  action: ReactNode;
}

/** A route of a place, with the link to its other end. */
export function RouteRow({ place, href, facts, price, action }: RouteRowProps) {
  return (
    <div className="it-route-row">
      <div>
        <a href={href}>{place}</a>
        <p className="it-route-row__facts">{facts}</p>
      </div>
      <p className="it-tabular">{price}</p>
      {action}
    </div>
  );
}
