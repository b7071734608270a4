import { useRef } from 'react';
import { DateInput, type DateInputProps } from './DateInput';
import { fromIsoDay, toIsoDay } from './dateText';
import './NativeDateInput.css';

export interface NativeDateInputProps extends Omit<DateInputProps, 'onOpenCalendar' | 'children'> {
  /** First and last selectable day, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A date, typed or picked in the system's calendar. */
export function NativeDateInput({ min, max, ...field }: NativeDateInputProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <DateInput {...field} onOpenCalendar={() => openPicker(picker.current)}>
      <input
        ref={picker}
        className="it-date-input__native"
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        max={max}
        disabled={field.disabled}
        value={toIsoDay(field.inputText)}
        onChange={(event) => field.onInputChange(fromIsoDay(event.target.value))}
      />
    </DateInput>
  );
}

function openPicker(picker: HTMLInputElement | null) {
  // Without showPicker, on older systems, a click on the native field opens it.
  if (picker && 'showPicker' in picker) picker.showPicker();
  else (picker as HTMLInputElement | null)?.click();
}
