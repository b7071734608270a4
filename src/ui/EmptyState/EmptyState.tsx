import type { ReactNode } from 'react';
import { EmptyListIllustration } from '../Illustration/EmptyListIllustration';
import './EmptyState.css';

export interface EmptyStateProps {
  title: string;
  /** Reason for the emptiness, and a suggestion. */
  children?: ReactNode;
  action?: ReactNode;
  /** A drawing of `Illustration/`; by default an empty bench at the bus stop. */
  illustration?: ReactNode;
}

/** Empty state with an illustration and an optional action. */
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
