import type { MouseEvent, ReactNode, Ref } from 'react';
import './IconButton.css';

export interface IconButtonProps {
  /** Accessible name, since an icon alone is not announced. */
  label: string;
  /** The icon. */
  children: ReactNode;
  disabled?: boolean;
  /** For a toggle of other content: `aria-expanded`. */
  expanded?: boolean;
  /** Id of the controlled content. */
  controls?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** An icon-only button with a touch target of 44 px. */
export function IconButton({ label, children, disabled = false, expanded, controls, onClick, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      className="it-icon-button"
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      aria-controls={controls}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
