import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import './ErrorState.css';

export interface ErrorStateProps {
  title: string;
  /** What happened, in words fit for a person. */
  children?: ReactNode;
  retryLabel?: string;
  retrying?: boolean;
  onRetry?: () => void;
}

/** Something failed that may work the next time: says so, and offers it. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, retryLabel = 'Tentar novamente', retrying = false, onRetry } = props;
  return (
    <div className="it-error-state" role="alert">
      <BrokenPath />
      <h2 className="it-error-state__title">{title}</h2>
      {children && <div className="it-error-state__text">{children}</div>}
      {onRetry && (
        <Button variant="secondary" loading={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

/** The path of stones, with one missing. */
function BrokenPath() {
  return (
    <svg className="it-broken-path" viewBox="0 0 220 96" width="220" height="96" aria-hidden="true" focusable="false">
      <path
        className="it-broken-path__water"
        d="M4 70c4-20 34-14 58-20s52-10 84-4 66 2 70 18c4 18-34 26-106 26S0 88 4 70z"
      />
      <g className="it-broken-path__stones">
        <ellipse cx="30" cy="66" rx="22" ry="9" />
        <ellipse cx="78" cy="60" rx="18" ry="7.5" />
        <ellipse cx="166" cy="60" rx="18" ry="7.5" />
        <ellipse cx="204" cy="54" rx="13" ry="5.5" />
      </g>
      <ellipse className="it-broken-path__gap" cx="122" cy="61" rx="17" ry="7" />
      <path className="it-broken-path__mark" d="M122 18v16M122 43h.01" />
    </svg>
  );
}
