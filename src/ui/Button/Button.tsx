import type { MouseEvent, ReactNode, Ref } from 'react';
import { buttonClass } from './buttonClass';
import type { ButtonSize, ButtonVariant } from './buttonClass';
import './Button.css';

export interface ButtonProps {
  children: ReactNode;
  /** `accent` for a screen's main action; `quiet` for secondary ones. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  type?: 'button' | 'submit';
  /** Pending: shows a spinner and ignores clicks, but keeps focus and name. */
  loading?: boolean;
  disabled?: boolean;
  fullWidth?: boolean;
  /**
   * For a `quiet` one that stands alone in its line or at the end of one: its text ends with the texts around it, not its
   * padding, which nobody sees.
   */
  flush?: boolean;
  /** Rendered before the text. */
  icon?: ReactNode;
  /** Id of the text that describes the button. */
  describedBy?: string;
  /** For a toggle of other content: `aria-expanded`. */
  expanded?: boolean;
  /** Id of the controlled content. */
  controls?: string | undefined;
  /** Id of the form to submit, for a button outside of it, such as in a dialog's actions. */
  form?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * An action. For navigation use LinkButton. A plain `<button>` with static classes: it is part of the first page and of
 * every list item, where MUI's would cost 8 kB and run-time styles.
 */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  type = 'button',
  loading = false,
  disabled = false,
  fullWidth = false,
  flush,
  icon,
  describedBy,
  expanded,
  controls,
  form,
  onClick,
  ref,
}: ButtonProps) {
  // `aria-disabled` instead of `disabled`, which would lose the focus during the request.
  const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      ref={ref}
      className={buttonClass({ variant, size, fullWidth, flush, loading })}
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
