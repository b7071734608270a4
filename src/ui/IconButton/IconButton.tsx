import type { MouseEvent, ReactNode, Ref } from 'react';
import './IconButton.css';

export interface IconButtonProps {
  /** What it does: an icon alone says nothing to a screen reader. */
  label: string;
  /** The icon. */
  children: ReactNode;
  disabled?: boolean;
  /** For a button that opens and closes something: whether it is open. */
  expanded?: boolean;
  /** Id of what it opens. */
  controls?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon, 44 px so that a thumb hits it. */
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
