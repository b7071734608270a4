import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { ServerTroubleIllustration } from '../Illustration/ServerTroubleIllustration';
import './ErrorState.css';

export interface ErrorStateProps {
  title: string;
  /** What happened, in words fit for a person. */
  children?: ReactNode;
  retryLabel?: string;
  retrying?: boolean;
  onRetry?: () => void;
  /** A drawing of `Illustration/`; the path with a missing stone unless another says it better. */
  illustration?: ReactNode;
}

/** Something failed that may work the next time: says so, and offers it. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, retryLabel = 'Tentar novamente', retrying = false, onRetry, illustration } = props;
  return (
    <div className="it-error-state" role="alert">
      {illustration ?? <ServerTroubleIllustration />}
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
