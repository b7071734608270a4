import type { MouseEvent, ReactNode, Ref } from 'react';
import MuiButton from '@mui/material/Button';
import './Button.css';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps {
  children: ReactNode;
  /** `accent` is for the one thing a screen wants; `quiet` for what may be overlooked. */
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  type?: 'button' | 'submit';
  /** Under way: shows a spinner and ignores clicks, but keeps focus and name. */
  loading?: boolean;
  disabled?: boolean;
  fullWidth?: boolean;
  /** Drawn before the text. */
  icon?: ReactNode;
  /** Id of the text that explains the button. */
  describedBy?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

const looks = {
  primary: { variant: 'contained', color: 'primary' },
  accent: { variant: 'contained', color: 'secondary' },
  secondary: { variant: 'outlined', color: 'primary' },
  quiet: { variant: 'text', color: 'primary' },
  danger: { variant: 'contained', color: 'error' },
} as const;

/** Something to do. For somewhere to go, use LinkButton. */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  type = 'button',
  loading = false,
  disabled = false,
  fullWidth = false,
  icon,
  describedBy,
  onClick,
  ref,
}: ButtonProps) {
  // `disabled` would throw focus back to the page while the person waits; `aria-disabled` keeps it here.
  const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <MuiButton
      {...looks[variant]}
      ref={ref}
      className={loading ? 'it-button it-button--loading' : 'it-button'}
      size={size}
      type={type}
      disabled={disabled}
      fullWidth={fullWidth}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      aria-describedby={describedBy}
      onClick={loading ? ignore : onClick}
    >
      {loading && <span className="it-button__spinner" aria-hidden="true" />}
      <span className="it-button__content">
        {icon}
        {children}
      </span>
    </MuiButton>
  );
}
