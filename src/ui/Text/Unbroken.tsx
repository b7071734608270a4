import { Fragment } from 'react';
import './Text.css';

/** Parts that stay on one line: a sum with its symbol, a number of things with its first word, a word with hyphens. */
const WHOLE = /(R\$ [\d.,]*\d|\d+ × \S+|[\p{L}\d]+(?:-[\p{L}\d]+)+)/u;

export interface UnbrokenProps {
  children: string;
}

/** A text whose sums, counted things and words with hyphens move to the next line whole. It reads and is copied as it is. */
export function Unbroken({ children }: UnbrokenProps) {
  return children.split(WHOLE).map((part, i) =>
    i % 2 === 0 ? (
      <Fragment key={i}>{part}</Fragment>
    ) : (
      <span key={i} className="it-text" data-wrap="never">
        {part}
      </span>
    ),
  );
}
