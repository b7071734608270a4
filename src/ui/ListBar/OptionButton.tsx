import type { ReactNode } from 'react';
import './OptionButton.css';

export interface OptionButtonProps {
  title: string;
  /** Below the title: what this option has. */
  children: ReactNode;
  onClick: () => void;
}

/** Another way to what the list shows, chosen with one press. */
export function OptionButton({ title, children, onClick }: OptionButtonProps) {
  return (
    <button type="button" className="it-option-button" onClick={onClick}>
      <strong>{title}</strong> <span>{children}</span>
    </button>
  );
}
