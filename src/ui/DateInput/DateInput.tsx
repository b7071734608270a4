import { type ReactNode, useEffect, useId, useRef } from 'react';
import InputMask from 'react-input-mask';
import type { MaskChange, MaskState } from 'react-input-mask';
import { CalendarIcon } from '../icons/CalendarIcon';
import { masks } from '../MaskedTextInput/masks';
import { SearchField } from '../SearchField/SearchField';
import { errorProps } from '../SearchField/errorProps';
import { completeDate, weekdayOf } from './dateText';
import { t } from '../../words/t';
import './DateInput.css';

export interface DateInputProps {
  name: string;
  /** `Data de ida` or `Data de volta`. */
  label: string;
  /** Places the label above the box, as in other forms. */
  labelAbove?: boolean;
  /** `DD/MM/AAAA`, complete or partial. */
  inputText: string;
  error?: string | undefined;
  disabled?: boolean;
  /** Each change, typed or picked, as `DD/MM/AAAA`; also text typed before hydration. */
  onInputChange: (text: string) => void;
  /** Opens the calendar, which hands its day over as the next `inputText`. */
  onOpenCalendar: () => void;
  /** A calendar of the system, which opens at the place of its hidden field. */
  children?: ReactNode;
}

/** A date, typed with the mask's slashes or picked in the calendar that the button opens. */
export function DateInput(props: DateInputProps) {
  const { name, label, labelAbove = false, inputText, error, disabled = false, onInputChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The field may show another text than its owner knows: one typed before hydration, or one that the mask completed.
  useEffect(() => {
    const shown = input.current?.value;
    if (shown !== undefined && shown !== inputText) onInputChange(shown);
  });

  return (
    <div className="it-date-input">
      <SearchField
        id={id}
        errorId={`${id}-error`}
        label={label}
        labelAbove={labelAbove}
        error={error}
        icon={<CalendarButton label={label} disabled={disabled} onPress={props.onOpenCalendar} />}
        trailing={
          <>
            <span className="it-date-input__weekday" aria-hidden="true">
              {weekdayOf(inputText)}
            </span>
            {props.children}
          </>
        }
      >
        <InputMask
          ref={input}
          mask={masks.data}
          maskPlaceholder={null}
          value={inputText}
          disabled={disabled}
          beforeMaskedStateChange={withShortNumbers}
          onChange={(event) => onInputChange(event.target.value)}
        >
          <input
            id={id}
            className="it-search-field__input it-tabular"
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('DD/MM/AAAA')}
            {...errorProps(error, `${id}-error`)}
          />
        </InputMask>
      </SearchField>
    </div>
  );
}

function CalendarButton({ label, disabled, onPress }: { label: string; disabled: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className="it-search-field__button it-date-input__button"
      aria-label={t('Abrir calendário, {campo}', { campo: label.toLowerCase() })}
      disabled={disabled}
      onClick={onPress}
    >
      <CalendarIcon size={22} />
    </button>
  );
}

/** The mask, extended by dates that it cannot place by position: `5/1/2027` and a pasted `2027-01-05`. */
function withShortNumbers({ previousState, currentState, nextState }: MaskChange): MaskState {
  if (!previousState || !currentState) return nextState;
  const isInsertion = currentState.value.length > previousState.value.length;
  const value = isInsertion ? completeDate(currentState.value) : undefined;
  return value === undefined ? nextState : { value, selection: { start: value.length, end: value.length } };
}
