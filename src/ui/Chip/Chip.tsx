import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { t } from '../../words/t';
import './Chip.css';

interface ChipBase {
  /** One to three words, also the accessible name. */
  label: string;
  /** Number shown after the label. */
  count?: number;
  /** Decorative icon before the text. */
  icon?: ReactNode;
  disabled?: boolean;
}

export type ChipProps = ChipBase &
  (
    | {
        /** State of a toggle chip, such as a filter. */
        selected: boolean;
        onToggle: (selected: boolean) => void;
        onRemove?: never;
      }
    | {
        /** Removes an active choice. */
        onRemove: () => void;
        selected?: never;
        onToggle?: never;
      }
  );

/** A compact choice: either a toggle or a removable entry. A single button, so that its whole area is clickable. */
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
      {onRemove && <span className="it-visually-hidden">{t('Remover')} </span>}
      <span className="it-chip__label">
        {label} {count !== undefined && <span className="it-chip__count it-tabular">({count})</span>}
      </span>
      {onRemove && <CloseIcon size={18} />}
    </button>
  );
}
