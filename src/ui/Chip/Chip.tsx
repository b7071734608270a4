import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { CloseIcon } from '../icons/CloseIcon';
import './Chip.css';

interface ChipBase {
  /** A word or three; also its name. */
  label: string;
  /** How many things it stands for. */
  count?: number;
  /** Drawn before the text, decorative. */
  icon?: ReactNode;
  disabled?: boolean;
}

export type ChipProps = ChipBase &
  (
    | {
        /** On or off: a filter that is one press away. */
        selected: boolean;
        onToggle: (selected: boolean) => void;
        onRemove?: never;
      }
    | {
        /** A choice already made, which one press takes back. */
        onRemove: () => void;
        selected?: never;
        onToggle?: never;
      }
  );

/** A short choice in a pill: either on and off, or there until removed. One button, so that the whole of it answers. */
export function Chip({ label, count, icon, disabled = false, selected, onToggle, onRemove }: ChipProps) {
  const press = () => (onRemove ? onRemove() : onToggle(!selected));
  return (
    <button
      type="button"
      className={onRemove ? 'it-chip it-chip--removable' : 'it-chip'}
      aria-pressed={selected}
      disabled={disabled}
      onClick={press}
    >
      {selected ? <CheckIcon size={18} /> : icon}
      {onRemove && <span className="it-visually-hidden">Remover </span>}
      <span className="it-chip__label">
        {label} {count !== undefined && <span className="it-chip__count it-tabular">({count})</span>}
      </span>
      {onRemove && <CloseIcon size={18} />}
    </button>
  );
}
