import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import './Badge.css';

export interface BadgeProps {
  /** How many; none is drawn for zero. */
  count: number;
  /** What is counted, read after the number: "filtros ativos". Left out where the button around says it already. */
  label?: string;
  /** The icon it sits on. */
  children: ReactNode;
}

const MOST = 99;

/** How many things wait behind an icon. Above 99 it shows `99+`, and still says the number. */
export function Badge({ count, label, children }: BadgeProps) {
  return (
    <span className="it-count">
      {children}
      {count > 0 && (
        <span className="it-count__number" aria-hidden="true">
          {count > MOST ? `${MOST}+` : count}
        </span>
      )}
      {count > 0 && label && (
        <VisuallyHidden>
          {count} {label}
        </VisuallyHidden>
      )}
    </span>
  );
}
