import type { ReactNode } from 'react';
import './StatusBadge.css';

export interface StatusBadgeProps {
  kind?: 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent';
  icon?: ReactNode;
  /** The word that says it: colour alone never does. */
  children: ReactNode;
}

/** How a thing stands, in a word or two. */
export function StatusBadge({ kind = 'neutral', icon, children }: StatusBadgeProps) {
  return (
    <span className={`it-badge it-badge--${kind}`}>
      {icon}
      {children}
    </span>
  );
}
