import { lastDayOf, monthOf, plusDays, plusMonths, weekdayIndex } from './monthDays';

/** First and last day that can be picked. */
export interface Bounds {
  min: string;
  max: string;
}

/** A key as the browser reports it. */
export interface Pressed {
  key: string;
  shiftKey: boolean;
}

const clamp = (day: string, first: string, last: string): string => {
  const late = day > last ? last : day;
  return late < first ? first : late;
};

/** The nearest day that can be picked; the last one where none can, as for a way back after the sales window. */
export const nearestOpen = (day: string, { min, max }: Bounds): string => clamp(day, min, max < min ? min : max);

/** First and last month that the calendar shows. */
export const monthsOf = ({ min, max }: Bounds) => ({ first: monthOf(min), last: monthOf(max < min ? min : max) });

/**
 * The day a key leads to, by the date grid of the ARIA practices; null for any other key. Days and weeks also pass those
 * that cannot be picked, whose names give the reason; months and years end at the bounds.
 */
export function walkDays(day: string, { key, shiftKey }: Pressed, bounds: Bounds): string | null {
  const moved = movedBy(day, key, shiftKey);
  if (moved === null) return null;
  if (key.startsWith('Page')) return nearestOpen(moved, bounds);
  const { first, last } = monthsOf(bounds);
  return clamp(moved, `${first}-01`, lastDayOf(last));
}

function movedBy(day: string, key: string, shiftKey: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return plusDays(day, -1);
    case 'ArrowRight':
      return plusDays(day, 1);
    case 'ArrowUp':
      return plusDays(day, -7);
    case 'ArrowDown':
      return plusDays(day, 7);
    case 'Home':
      return plusDays(day, -weekdayIndex(day));
    case 'End':
      return plusDays(day, 6 - weekdayIndex(day));
    case 'PageUp':
      return plusMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return plusMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
