import type { ReactNode } from 'react';
import MuiBadge from '@mui/material/Badge';
import { MuiTheme } from '../theme/MuiTheme';
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

/** Count on an icon. Above 99 it shows `99+` and still announces the exact number. */
export function Badge({ count, label, children }: BadgeProps) {
  return (
    <MuiTheme>
      <MuiBadge className="it-count" badgeContent={count} color="secondary">
        {children}
        {count > 0 && label && (
          <VisuallyHidden>
            {count} {label}
          </VisuallyHidden>
        )}
      </MuiBadge>
    </MuiTheme>
  );
}
