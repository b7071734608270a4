import { CloseIcon } from '../icons/CloseIcon';
import { PinIcon } from '../icons/PinIcon';
import { SearchField } from '../SearchField/SearchField';
import { errorProps } from '../SearchField/errorProps';
import { PlaceOptions } from './PlaceOptions';
import type { PlaceOption } from './placeOption';
import { usePlaceList } from './usePlaceList';
import { t } from '../../words/t';
import './PlaceCombobox.css';

export interface PlaceComboboxProps {
  name: string;
  /** `Origem` or `Destino`. */
  label: string;
  /** Text of the field, chosen or partial. */
  inputText: string;
  /** Suggestions for the text, best first. */
  options: readonly PlaceOption[];
  loading?: boolean;
  /** Shown without any suggestion. */
  emptyText?: string;
  placeholder?: string;
  error?: string | undefined;
  /** Each change of the text, also text typed before hydration. */
  onInputChange: (text: string) => void;
  onSelect: (option: PlaceOption) => void;
  /** Called when the list opens, to load the default suggestions. */
  onOpen?: () => void;
}

/**
 * A place, typed or chosen from suggestions. Arrow keys move through the list, Enter or Tab selects, Escape closes and
 * then clears.
 */
export function PlaceCombobox({
  name,
  label,
  inputText,
  options,
  loading = false,
  emptyText = t('Nenhum lugar encontrado'),
  placeholder = t('Cidade ou terminal'),
  error,
  onInputChange,
  onSelect,
  onOpen,
}: PlaceComboboxProps) {
  // With an error focus does not open the list over the message; a key or click does.
  const place = usePlaceList({ inputText, options, openOnFocus: !error, onInputChange, onSelect, onOpen });
  const { id } = place;
  const note = loading ? t('Buscando lugares…') : emptyText;
  const shown = place.open && (options.length > 0 || loading || place.typed);

  return (
    <div className="it-combobox">
      <SearchField
        id={id}
        errorId={`${id}-error`}
        label={label}
        error={error}
        icon={<PinIcon size={22} />}
        trailing={inputText && <ClearButton label={label} onClick={place.clear} />}
      >
        <input
          {...place.fieldProps}
          className="it-search-field__input"
          name={name}
          type="text"
          {...errorProps(error, `${id}-error`)}
          autoComplete="off"
          autoCapitalize="words"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
        />
      </SearchField>
      {shown && <PlaceOptions label={label} options={options} list={place} note={note} />}
      <span className="it-visually-hidden" role="status">
        {shown && statusText(options.length, note)}
      </span>
    </div>
  );
}

function statusText(count: number, note: string) {
  if (count === 0) return note;
  return t('{n, plural, =1 {1 sugestão} other {{n} sugestões}}', { n: count });
}

/** For pointers; not a tab stop, since Escape clears by keyboard. */
function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="it-search-field__button"
      tabIndex={-1}
      aria-label={t('Limpar {campo}', { campo: label.toLowerCase() })}
      onClick={onClick}
    >
      <CloseIcon size={18} />
    </button>
  );
}
