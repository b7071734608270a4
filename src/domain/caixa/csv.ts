/** A cell: text of people, a number of ours, or an amount. */
export type CelulaCsv = string | number | Reais | null;

interface Reais {
  centavos: number;
}

/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection), full-width twins included. */
const FORMULA = /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

const toNumber = (text: string): string => text.replace('.', ',');

/** Text that could run as a formula begins with an apostrophe; numbers stay numbers, whatever their sign. */
function toCell(cell: CelulaCsv): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return toNumber(String(cell));
  if (typeof cell === 'object') return toNumber((cell.centavos / 100).toFixed(2));
  const safe = FORMULA.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a file, as spreadsheets in Portuguese open it by a double click: semicolons, decimal commas, CRLF at the end
 * of every line, quotes doubled (RFC 4180 but for the separator). It begins with a byte order mark, without which they
 * take accents for something else.
 */
export const toCsv = (rows: readonly (readonly CelulaCsv[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')}`;

/** Centavos as a spreadsheet's amount: `-1234` is `-12,34`. */
export const emReais = (centavos: number): Reais => ({ centavos });
