import { useId, useRef } from 'react';
import type { Ref } from 'react';
import { CalendarIcon } from '../icons/CalendarIcon';
import { SearchField } from '../SearchField/SearchField';
import { errorProps } from '../SearchField/errorProps';
import { toDateText, toIsoDay, weekdayOf } from './dateText';
import { useDateTyping } from './useDateTyping';
import './DateInput.css';

export interface DateInputProps {
  name: string;
  /** `Data de ida` or `Data de volta`. */
  label: string;
  /** Places the label above the box, as in other forms. */
  labelAbove?: boolean;
  /** `DD/MM/AAAA`, complete or partial. */
  inputText: string;
  /** First and last selectable day, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  /** Each change, typed or picked, as `DD/MM/AAAA`; also text typed before hydration. */
  onInputChange: (text: string) => void;
}

/** A date, typed with automatic slashes or picked in the system's calendar. */
export function DateInput({
  name,
  label,
  labelAbove = false,
  inputText,
  min,
  max,
  error,
  disabled = false,
  onInputChange,
}: DateInputProps) {
  const id = useId();
  const { input, type } = useDateTyping(inputText, onInputChange);
  const picker = useRef<HTMLInputElement>(null);

  return (
    <div className="it-date-input">
      <SearchField
        id={id}
        errorId={`${id}-error`}
        label={label}
        labelAbove={labelAbove}
        error={error}
        icon={<CalendarButton label={label} disabled={disabled} onClick={() => openPicker(picker.current)} />}
        trailing={
          <Picker ref={picker} {...{ min, max, disabled }} inputText={inputText} onInputChange={onInputChange} />
        }
      >
        <input
          ref={input}
          id={id}
          className="it-search-field__input it-tabular"
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="DD/MM/AAAA"
          disabled={disabled}
          {...errorProps(error, `${id}-error`)}
          value={inputText}
          onChange={type}
        />
      </SearchField>
    </div>
  );
}

type ButtonProps = Pick<DateInputProps, 'label' | 'disabled'> & { onClick: () => void };

function CalendarButton({ label, disabled, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className="it-search-field__button it-date-input__button"
      aria-label={`Abrir calendário, ${label.toLowerCase()}`}
      disabled={disabled}
      onClick={onClick}
    >
      <CalendarIcon size={22} />
    </button>
  );
}

type PickerProps = Pick<DateInputProps, 'min' | 'max' | 'disabled' | 'inputText' | 'onInputChange'> & {
  ref: Ref<HTMLInputElement>;
};

/** The weekday of the date, and the native field whose calendar the button opens. */
function Picker({ ref, inputText, onInputChange, ...limits }: PickerProps) {
  return (
    <>
      <span className="it-date-input__weekday" aria-hidden="true">
        {weekdayOf(inputText)}
      </span>
      <input
        ref={ref}
        className="it-date-input__native"
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        {...limits}
        value={toIsoDay(inputText)}
        onChange={(event) => onInputChange(toDateText(event.target.value))}
      />
    </>
  );
}

function openPicker(picker: HTMLInputElement | null) {
  // Without showPicker, on older systems, a click on the native field opens it.
  if (picker && 'showPicker' in picker) picker.showPicker();
  else (picker as HTMLInputElement | null)?.click();
}
