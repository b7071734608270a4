import type { ReactNode } from 'react';
import { EmptyListIllustration } from '../Illustration/EmptyListIllustration';
import './EmptyState.css';

export interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what to try. */
  children?: ReactNode;
  action?: ReactNode;
  /** A drawing of `Illustration/`; an empty bench at the coach stop unless another says it better. */
  illustration?: ReactNode;
}

/** Nothing here, said kindly: a stop at the roadside, and the way on. */
export function EmptyState({ title, children, action, illustration }: EmptyStateProps) {
  return (
    <div className="it-empty">
      {illustration ?? <EmptyListIllustration />}
      <h2 className="it-empty__title">{title}</h2>
      {children && <div className="it-empty__text">{children}</div>}
      {action && <div className="it-empty__action">{action}</div>}
    </div>
  );
}
