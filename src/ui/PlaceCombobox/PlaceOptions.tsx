import { PinIcon } from '../icons/PinIcon';
import type { PlaceOption } from './placeOption';
import type { usePlaceList } from './usePlaceList';

interface PlaceOptionsProps {
  label: string;
  options: readonly PlaceOption[];
  list: Pick<ReturnType<typeof usePlaceList>, 'getListboxProps' | 'getOptionProps' | 'marked'>;
  /** Shown without options: loading, or no match. */
  note: string;
}

/** The list below the field. The focus stays in the field. */
export function PlaceOptions({ label, options, list, note }: PlaceOptionsProps) {
  return (
    <div className="it-combobox__popup" role="presentation" onMouseDown={(event) => event.preventDefault()}>
      {options.length === 0 ? (
        // Announced by the field's status; visual only here.
        <p className="it-combobox__note" aria-hidden="true">
          {note}
        </p>
      ) : (
        <ul {...list.getListboxProps()} className="it-combobox__list" aria-labelledby={undefined} aria-label={label}>
          {options.map((option, index) => {
            const { key, ...optionProps } = list.getOptionProps({ option, index });
            return (
              <li
                key={key}
                {...optionProps}
                role="option"
                className="it-combobox__option"
                aria-selected={option.id === list.marked?.id}
              >
                <PinIcon size={18} />
                <span className="it-combobox__text">
                  <span className="it-combobox__title">{option.titulo}</span>{' '}
                  <span className="it-combobox__detail">{option.detalhe}</span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
