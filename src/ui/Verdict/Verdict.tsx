import type { ReactNode } from 'react';
import MuiAlert from '@mui/material/Alert';
import { KindIcon } from '../icons/KindIcon';
import { MuiTheme } from '../theme/MuiTheme';
import './Verdict.css';

export interface VerdictProps {
  /** `success` admits, `danger` refuses, `warning` needs attention. */
  kind: 'success' | 'danger' | 'warning';
  /** Result in a few words, legible from two metres: `Pode embarcar`. */
  title: string;
  /** Details: seat, time. */
  children?: ReactNode;
}

/** A large result, announced when it appears. Needs a new `key` per result, so that an equal one is announced again. */
export function Verdict({ kind, title, children }: VerdictProps) {
  return (
    <MuiTheme>
      <MuiAlert
        className={`it-verdict it-verdict--${kind}`}
        severity={kind === 'danger' ? 'error' : kind}
        icon={<KindIcon kind={kind} size={48} />}
      >
        <p className="it-verdict__title">{title}</p>
        {children && <div className="it-verdict__text">{children}</div>}
      </MuiAlert>
    </MuiTheme>
  );
}
