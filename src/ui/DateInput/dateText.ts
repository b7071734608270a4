/**
 * Formats a partially typed date: `0512` becomes `05/12`, `5/` becomes `05/`, and a pasted `2026-12-05` is reordered. A
 * slash is added only with the digit after it, so that it can be deleted.
 */
export function toDateText(typed: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed.trim());
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  const padded = typed.replace(/^(\d)\//, '0$1/').replace(/^(\d{2}\/)(\d)\//, '$10$2/');
  const digits = padded.replace(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
  // Keeps a typed slash; only the leading zero was added.
  return /^(\d{2}|\d{2}\/\d{2})\/$/.test(padded) && padded.startsWith(parts) ? padded : parts;
}

/** `05/12/2026` → `2026-12-05`; empty for an invalid date. */
export function toIsoDay(text: string): string {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return '';
  const iso = `${match[3]}-${match[2]}-${match[1]}`;
  const date = new Date(`${iso}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : '';
}

const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];

/** `05/12/2026` → `sábado`; empty for an invalid date. */
export function weekdayOf(text: string): string {
  const iso = toIsoDay(text);
  return iso ? (weekdays[new Date(`${iso}T12:00:00Z`).getUTCDay()] ?? '') : '';
}

/** Caret position after reformatting: after the same number of digits. */
export function caretBehind(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(text.charAt(at))) seen += 1;
  }
  return text.length;
}
