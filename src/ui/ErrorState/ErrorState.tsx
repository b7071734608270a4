import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { ServerTroubleIllustration } from '../Illustration/ServerTroubleIllustration';
import { t } from '../../words/t';
import './ErrorState.css';

export interface ErrorStateProps {
  title: string;
  /** Description of the failure for the person. */
  children?: ReactNode;
  retryLabel?: string;
  retrying?: boolean;
  onRetry?: () => void;
  /** A drawing of `Illustration/`; by default the path with a missing stone. */
  illustration?: ReactNode;
}

/** Error state of a retryable failure. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, retryLabel = t('Tentar novamente'), retrying = false, onRetry, illustration } = props;
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
