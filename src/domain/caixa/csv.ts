/** A cell: text of people, or a number of ours. */
export type CelulaCsv = string | number | null;

/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection), full-width twins included. */
const FORMULA = /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

/** Text that could run as a formula begins with an apostrophe; numbers stay numbers, whatever their sign. */
function toCell(cell: CelulaCsv): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a file (RFC 4180): commas, CRLF at the end of every line, quotes doubled. It begins with a byte order mark,
 * without which spreadsheets take accents for something else.
 */
export const toCsv = (rows: readonly (readonly CelulaCsv[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;

/** Centavos as a spreadsheet's number: `-1234` is `-12.34`. */
export const emReais = (centavos: number): number => centavos / 100;
