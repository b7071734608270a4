import { differenceInYears } from 'date-fns/differenceInYears';
import { onceEach } from '../../words/onceEach';

/** A calendar day, `YYYY-MM-DD`; never an instant, so no time zone can move it. */
export type Dia = string;

const IDADE_MINIMA = 14;
const IDADE_MAXIMA = 150;

/**
 * `'31/12/2026'` → `'2026-12-31'`; null unless it is a real day written in full, in the years 1800 to 2199. The range
 * excludes impossible birth and travel dates, and keeps day arithmetic away from years that do not fit `YYYY-MM-DD`.
 */
export function parseDataBr(text: string): Dia | null {
  if (!/^\d{2}\/\d{2}\/(?:1[89]|2[01])\d{2}$/.test(text)) return null;
  const dia = text.split('/').reverse().join('-');
  // `Date` rolls an invalid day over to the next month, so the round trip detects it without a date library in the home
  // page's bundle.
  const date = new Date(`${dia}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(dia) ? dia : null;
}

/**
 * True for a real `YYYY-MM-DD` in the years that {@link parseDataBr} reads, so that no form lets a day through that the
 * wire refuses.
 */
export const isDia = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDataBr(formatDia(text)) !== null;

/**
 * True for an RFC 3339 instant with an offset on a valid day; leap seconds are refused, since `Date` cannot hold them.
 */
export const isInstante = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
  isDia(text.slice(0, 10)) &&
  !Number.isNaN(Date.parse(text));

/** `'2026-12-31'` → `'31/12/2026'`. */
export const formatDia = (dia: Dia): string => dia.split('-').reverse().join('/');

const asUtcNoon = (dia: Dia): Date => new Date(`${dia}T12:00:00Z`);

/** The day `count` days later (or earlier). */
export function addDias(dia: Dia, count: number): Dia {
  const date = asUtcNoon(dia);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export const diasEntre = (from: Dia, to: Dia): number =>
  Math.round((asUtcNoon(to).getTime() - asUtcNoon(from).getTime()) / 86_400_000);

/** Time zone of the company: its prices, deadlines and reports count days there. Departures have the zone of their place. */
export const FUSO_DA_SEDE = 'America/Sao_Paulo';

/** The calendar day of an instant in a time zone. */
export const diaEm = (instant: Date, zone: string): Dia => dayIn(zone).format(instant);

const dayIn = onceEach(
  (zone) => new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/** Today at the company. */
export const hoje = (now: Date): Dia => diaEm(now, FUSO_DA_SEDE);

/** Age in completed years on the day `today`. */
export const idadeEm = (nascimento: Dia, today: Dia): number => {
  const [y, m, d] = nascimento.split('-').map(Number) as [number, number, number];
  const [ty, tm, td] = today.split('-').map(Number) as [number, number, number];
  return differenceInYears(new Date(ty, tm - 1, td), new Date(y, m - 1, d));
};

/** True for an age of 14 to 150 years, required for an account (spec §5). */
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
