import type { MouseEvent, ReactNode, Ref } from 'react';
import MuiButton from '@mui/material/Button';
import { looks } from './looks';
import type { ButtonSize, ButtonVariant } from './looks';
import './Button.css';

export interface ButtonProps {
  children: ReactNode;
  /** `accent` is for the one thing a screen wants; `quiet` for what may be overlooked. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  type?: 'button' | 'submit';
  /** Under way: shows a spinner and ignores clicks, but keeps focus and name. */
  loading?: boolean;
  disabled?: boolean;
  fullWidth?: boolean;
  /** Drawn before the text. */
  icon?: ReactNode;
  /** Id of the text that explains the button. */
  describedBy?: string;
  /** Id of the form it submits, where it stands outside of it, as in a dialog's actions. */
  form?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

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
  form,
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
      form={form}
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
