import type { ReactNode } from 'react';
import './StatusBadge.css';

export interface StatusBadgeProps {
  kind?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent';
  icon?: ReactNode;
  /** The state in words, since colour alone is not enough. */
  children: ReactNode;
}

/** State in one or two words. */
export function StatusBadge({ kind = 'neutral', icon, children }: StatusBadgeProps) {
  return (
    <span className={`it-badge it-badge--${kind}`}>
      {icon}
      {children}
    </span>
  );
}
