import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import './Badge.css';

export interface BadgeProps {
  /** The count; zero renders no badge. */
  count: number;
  /** Noun announced after the number: "filtros ativos". Omit it when the surrounding button names it. */
  label?: string;
  /** The icon below the badge. */
  children: ReactNode;
}

const MOST = 99;

/** Count on an icon. Above 99 it shows `99+` and still announces the exact number. */
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
