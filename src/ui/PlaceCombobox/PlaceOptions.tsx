import type { MouseEvent } from 'react';
import { PinIcon } from '../icons/PinIcon';

/** A suggestion: `titulo` is city and state, `detalhe` the terminal. */
export interface PlaceOption {
  id: string;
  titulo: string;
  detalhe: string;
}

interface PlaceOptionsProps {
  id: string;
  label: string;
  options: readonly PlaceOption[];
  active: number;
  /** Shown without options: loading, or no match. */
  note: string;
  onPick: (index: number) => void;
}

/** The list below the field. The focus stays in the field; one listener handles clicks on all options. */
export function PlaceOptions({ id, label, options, active, note, onPick }: PlaceOptionsProps) {
  const pickClicked = (event: MouseEvent<HTMLElement>) => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    if (option) onPick(Number(option.dataset['index']));
  };
  return (
    <div
      className="it-combobox__popup"
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
      onClick={pickClicked}
    >
      {options.length === 0 ? (
        // Announced by the field's status; visual only here.
        <p className="it-combobox__note" aria-hidden="true">
          {note}
        </p>
      ) : (
        <ul className="it-combobox__list" id={id} role="listbox" aria-label={label}>
          {options.map((option, index) => (
            <li
              key={option.id}
              id={`${id}-${index}`}
              className="it-combobox__option"
              role="option"
              aria-selected={index === active}
              data-index={index}
            >
              <PinIcon size={18} />
              <span className="it-combobox__text">
                <span className="it-combobox__title">{option.titulo}</span>{' '}
                <span className="it-combobox__detail">{option.detalhe}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
