import type { MouseEvent, ReactNode, Ref } from 'react';
import { buttonClass } from './buttonClass';
import type { ButtonSize, ButtonVariant } from './buttonClass';
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
  /** For a button that opens and closes something: whether it is open. */
  expanded?: boolean;
  /** Id of what it opens. */
  controls?: string | undefined;
  /** Id of the form it submits, where it stands outside of it, as in a dialog's actions. */
  form?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Something to do. For somewhere to go, use LinkButton. A plain `<button>` with static classes: it stands on the
 * first page and in every card of a list, where MUI's would cost 8 kB and a stylesheet made in the browser.
 */
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
  expanded,
  controls,
  form,
  onClick,
  ref,
}: ButtonProps) {
  // `disabled` would throw focus back to the page while the person waits; `aria-disabled` keeps it here.
  const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      ref={ref}
      className={buttonClass({ variant, size, fullWidth, loading })}
      type={type}
      form={form}
      disabled={disabled}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      aria-describedby={describedBy}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={loading ? ignore : onClick}
    >
      {loading && <span className="it-button__spinner" aria-hidden="true" />}
      <span className="it-button__content">
        {icon}
        {children}
      </span>
    </button>
  );
}
