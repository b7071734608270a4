import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { type Bounds, walkDays } from './dayWalk';

export interface DayWalk {
  /** The day with the tab stop; its month is shown. */
  day: string;
  bounds: Bounds;
  /** Reason for which a day cannot be picked; null where it can. */
  reasonOf: (day: string) => string | null;
  onDayChange: (day: string) => void;
  onPick: (day: string) => void;
}

/** Roving focus over the days of a month, and what clicks and keys do. */
export function useDayWalk({ day, bounds, reasonOf, onDayChange, onPick }: DayWalk) {
  const grid = useRef<HTMLDivElement>(null);
  // True at the opening and after a key, when the focus follows the day; not after a press of another month's button.
  const follows = useRef(true);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const choose = (chosen: string) => {
    if (reasonOf(chosen) === null) onPick(chosen);
    else onDayChange(chosen);
  };
  const click = (event: MouseEvent) => {
    const chosen = dayUnder(event.target);
    if (chosen) choose(chosen);
  };
  const press = (event: KeyboardEvent) => {
    const from = dayUnder(event.target);
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const chosen = event.key === 'Enter' || event.key === ' ';
    const next = chosen ? null : walkDays(from, event, bounds);
    if (!chosen && next === null) return;
    event.preventDefault();
    if (chosen && !event.repeat) choose(from);
    if (next === null || next === day) return;
    follows.current = true;
    onDayChange(next);
  };
  return { grid, click, press };
}

const dayUnder = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined;
