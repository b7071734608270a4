import { plusDays } from './monthDays';

/** A day's lowest price. */
export interface DayPrice {
  /** In reais without the symbol, `89,90`; null without a departure. */
  text: string | null;
  /** True for the lowest of the month. */
  cheapest: boolean;
}

const long = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });
const titled = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** `sábado, 5 de dezembro de 2026`. */
export const longDay = (day: string): string => long.format(noon(day));

/** `sáb.` */
export const shortWeekday = (day: string): string => short.format(noon(day));

/** `dezembro de 2026`. */
export const monthTitle = (month: string): string => titled.format(noon(`${month}-01`));

/** A week of weekdays from Sunday on, short and long; 4 January 1970 was one. */
export const weekdays = Array.from({ length: 7 }, (_, index) => {
  const day = noon(plusDays('1970-01-04', index));
  return { short: short.format(day), long: full.format(day) };
});

interface NamedDay {
  /** Reason for which the day cannot be picked. */
  reason: string | null;
  price: DayPrice | undefined;
  today: boolean;
}

/** Accessible name of a day: `sábado, 5 de dezembro de 2026, a partir de R$ 89,90, menor preço do mês`. */
export function dayName(day: string, { reason, price, today }: NamedDay): string {
  const parts = [longDay(day), today && 'hoje', reason ?? priceName(price), !reason && cheapestName(price)];
  return parts.filter(Boolean).join(', ');
}

function priceName(price: DayPrice | undefined): string | false {
  if (!price) return false;
  return price.text === null ? 'sem viagens' : `a partir de R$ ${price.text}`;
}

const cheapestName = (price: DayPrice | undefined): string | false => Boolean(price?.cheapest) && 'menor preço do mês';
