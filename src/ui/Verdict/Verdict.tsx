import type { ReactNode } from 'react';
import { KindIcon } from '../icons/KindIcon';
import './Verdict.css';

export interface VerdictProps {
  /** `success` lets pass, `danger` stops, `warning` wants a look. */
  kind: 'success' | 'danger' | 'warning';
  /** The answer in a few words, read from two metres away: `Pode embarcar`. */
  title: string;
  /** What belongs to it: the seat, the hour. */
  children?: ReactNode;
}

/** One big answer, said aloud as it appears. Give it a new `key` for each answer, so that the same one is said again. */
export function Verdict({ kind, title, children }: VerdictProps) {
  return (
    <div className={`it-verdict it-verdict--${kind}`} role="alert">
      <KindIcon kind={kind} size={48} />
      <p className="it-verdict__title">{title}</p>
      {children && <div className="it-verdict__text">{children}</div>}
    </div>
  );
}
