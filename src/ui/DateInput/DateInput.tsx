import { useId, useLayoutEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { CalendarIcon } from '../icons/CalendarIcon';
import { SearchField } from '../SearchField/SearchField';
import { errorProps } from '../SearchField/errorProps';
import { useKeptText } from '../SearchField/useKeptText';
import { caretBehind, toDateText, toIsoDay, weekdayOf } from './dateText';
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
  const input = useKeptText(inputText, onInputChange);
  const picker = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = toDateText(target.value);
    const before = target.value.slice(0, target.selectionStart ?? undefined);
    const atEnd = before.length === target.value.length;
    caret.current = atEnd ? null : caretBehind(text, before.replace(/\D/g, '').length);
    onInputChange(text);
  };

  return (
    <div className="it-date-input">
      <SearchField
        id={id}
        errorId={`${id}-error`}
        label={label}
        labelAbove={labelAbove}
        error={error}
        icon={
          <button
            type="button"
            className="it-search-field__button it-date-input__button"
            aria-label={`Abrir calendário, ${label.toLowerCase()}`}
            disabled={disabled}
            onClick={() => openPicker(picker.current)}
          >
            <CalendarIcon size={22} />
          </button>
        }
        trailing={
          <>
            <span className="it-date-input__weekday" aria-hidden="true">
              {weekdayOf(inputText)}
            </span>
            <input
              ref={picker}
              className="it-date-input__native"
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              min={min}
              max={max}
              disabled={disabled}
              value={toIsoDay(inputText)}
              onChange={(event) => onInputChange(toDateText(event.target.value))}
            />
          </>
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

function openPicker(picker: HTMLInputElement | null) {
  // Without showPicker, on older systems, a click on the native field opens it.
  if (picker && 'showPicker' in picker) picker.showPicker();
  else (picker as HTMLInputElement | null)?.click();
}
