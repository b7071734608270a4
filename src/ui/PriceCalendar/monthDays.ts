/** A month, `2026-12`. */
export type Month = string;

export const monthOf = (day: string): Month => day.slice(0, 7);

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const isoOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The day some days later or earlier. */
export function plusDays(day: string, count: number): string {
  const date = noon(day);
  date.setUTCDate(date.getUTCDate() + count);
  return isoOf(date);
}

/** 0 for Sunday. */
export const weekdayIndex = (day: string): number => noon(day).getUTCDay();

export function lastDayOf(month: Month): string {
  const date = noon(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return isoOf(date);
}

/** The same day some months later or earlier, or that month's last one: 31 January leads to 28 February. */
export function plusMonths(day: string, count: number): string {
  const date = noon(`${monthOf(day)}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  const month = monthOf(isoOf(date));
  const same = `${month}-${day.slice(8)}`;
  const last = lastDayOf(month);
  return same < last ? same : last;
}

/** The weeks of a month from Sunday on; undefined stands for a place before its first or after its last day. */
export function weeksOf(month: Month): (string | undefined)[][] {
  const count = Number(lastDayOf(month).slice(8));
  const lead = weekdayIndex(`${month}-01`);
  const weeks = Math.ceil((lead + count) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_place, place) => {
      const number = week * 7 + place - lead + 1;
      return number >= 1 && number <= count ? `${month}-${String(number).padStart(2, '0')}` : undefined;
    }),
  );
}
