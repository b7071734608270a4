import type { MouseEvent } from 'react';
import { PinIcon } from '../icons/PinIcon';

/** A place to choose: `titulo` is the city with its state, `detalhe` where one boards. */
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
  /** Stands where there is no option: that they are coming, or that there is none. */
  note: string;
  onPick: (index: number) => void;
}

/** The list under the field. Focus stays in the field; clicks are taken for all options at once. */
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
        // Said by the field's status line; here it is only seen.
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
