import { useState } from 'react';
import { PriceCalendar, type PriceCalendarProps } from './PriceCalendar';

/** A calendar that keeps the day of its tab stop, as a screen does. */
export function SampleCalendar({ day: first, onDayChange, ...rest }: PriceCalendarProps) {
  const [day, setDay] = useState(first);
  const change = (next: string) => {
    setDay(next);
    onDayChange(next);
  };
  return <PriceCalendar {...rest} day={day} onDayChange={change} />;
}
