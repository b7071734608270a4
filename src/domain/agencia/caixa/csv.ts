/** A CSV cell: free text, a number, or an amount. */
export type CelulaCsv = string | number | Reais | null;

interface Reais {
  centavos: number;
}

/** Characters that make a spreadsheet read a cell as a formula (OWASP, CSV injection), full-width variants included. */
const FORMULA = /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/u;

const toNumber = (text: string): string => text.replace('.', ',');

/** Text that could run as a formula gets an apostrophe in front; numbers stay numbers, whatever their sign. */
function toCell(cell: CelulaCsv): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return toNumber(String(cell));
  if (typeof cell === 'object') return toNumber((cell.centavos / 100).toFixed(2));
  const safe = FORMULA.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as a CSV file that Portuguese spreadsheets open by double click: semicolons, decimal commas, CRLF line ends,
 * doubled quotes (RFC 4180 except for the separator). The byte order mark makes them read it as UTF-8.
 */
export const toCsv = (rows: readonly (readonly CelulaCsv[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')}`;

/** An amount in centavos as a spreadsheet number: `-1234` becomes `-12,34`. */
export const emReais = (centavos: number): Reais => ({ centavos });
