import { activeLocale } from '../../words/active';
import { onceEach } from '../../words/onceEach';

/**
 * Reads a text that the mask cannot place by position: a pasted `2026-12-05`, and a day or month of one digit that a
 * slash ends (`5/` → `05/`). Undefined for any other text.
 */
export function completeDate(typed: string): string | undefined {
  const padded = fromIsoDay(typed.trim()) || typed.replace(/^(\d)\//, '0$1/').replace(/^(\d{2}\/)(\d)\//, '$10$2/');
  return padded !== typed && /^\d{2}\/(\d{2}(\/\d{0,4})?)?$/.test(padded) ? padded : undefined;
}

/** `2026-12-05` → `05/12/2026`; empty for any other text. */
export function fromIsoDay(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return year ? `${day}/${month}/${year}` : '';
}

/** `05/12/2026` → `2026-12-05`; empty for an invalid date. */
export function toIsoDay(text: string): string {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return '';
  const iso = `${match[3]}-${match[2]}-${match[1]}`;
  const date = new Date(`${iso}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : '';
}

/** `05/12/2026` → `sábado`; empty for an invalid date. Portuguese weekdays stand in their short form: `segunda`. */
export function weekdayOf(text: string): string {
  const iso = toIsoDay(text);
  if (!iso) return '';
  return weekday(activeLocale())
    .format(new Date(`${iso}T12:00:00Z`))
    .replace('-feira', '');
}

const weekday = onceEach((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));
