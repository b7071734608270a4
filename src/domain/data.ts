import { differenceInYears } from 'date-fns/differenceInYears';

/** A calendar day, `YYYY-MM-DD`; never an instant, so no time zone can move it. */
export type Dia = string;

export const IDADE_MINIMA = 14;
export const IDADE_MAXIMA = 150;

/** `'31/12/2026'` → `'2026-12-31'`; null unless it is a real day written in full. */
export function parseDataBr(text: string): Dia | null {
  if (!/^\d{2}\/\d{2}\/\d{4}$/.test(text)) return null;
  const dia = text.split('/').reverse().join('-');
  // A day that the calendar lacks rolls over to the next month; the home page need not carry a date parser to see it.
  const date = new Date(`${dia}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(dia) ? dia : null;
}

/**
 * True for a real day in the form of the wire, in the years 1800 to 2199. Outside of them nobody travels or was born,
 * and near the ends of the calendar (year 0, year 9999) a day more or less is no longer `YYYY-MM-DD`.
 */
export const isDia = (text: string): boolean =>
  /^(?:1[89]|2[01])\d{2}-\d{2}-\d{2}$/.test(text) && parseDataBr(formatDia(text)) !== null;

/** True for an instant with an offset (RFC 3339) on such a day; a leap second, which no `Date` holds, is refused. */
export const isInstante = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
  isDia(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

/** `'2026-12-31'` → `'31/12/2026'`. */
export const formatDia = (dia: Dia): string => dia.split('-').reverse().join('/');

const asUtcNoon = (dia: Dia): Date => new Date(`${dia}T12:00:00Z`);

/** The day so many days later (or earlier). */
export function addDias(dia: Dia, count: number): Dia {
  const date = asUtcNoon(dia);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export const diasEntre = (from: Dia, to: Dia): number =>
  Math.round((asUtcNoon(to).getTime() - asUtcNoon(from).getTime()) / 86_400_000);

/** The day that it is at an instant in a place, e.g. `America/Sao_Paulo`. */
export const diaEm = (instant: Date, zone: string): Dia =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );

/** The instant of the device's clock. */
export const agora = (): Date => new Date();

/** The day that it is now in a place. */
export const hojeEm = (zone: string): Dia => diaEm(agora(), zone);

/** Completed years on the day `today`. */
export const idadeEm = (nascimento: Dia, today: Dia): number => {
  const [y, m, d] = nascimento.split('-').map(Number) as [number, number, number];
  const [ty, tm, td] = today.split('-').map(Number) as [number, number, number];
  return differenceInYears(new Date(ty, tm - 1, td), new Date(y, m - 1, d));
};

/** Old enough for an account, and alive: 14 to 150 years (spec §5). */
export function isIdadeDeConta(nascimento: Dia, today: Dia): boolean {
  if (!isDia(nascimento)) return false;
  const idade = idadeEm(nascimento, today);
  return idade >= IDADE_MINIMA && idade <= IDADE_MAXIMA;
}

/** The separate date rule of spec §5 (`dataInvalida`): a real day, not in the future, not over 120 years ago. */
export function isDataInvalida(text: string, today: Dia): boolean {
  const dia = parseDataBr(text);
  return dia === null || dia > today || idadeEm(dia, today) > 120;
}
