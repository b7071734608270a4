import { plusDays } from './monthDays';
import { t } from '../../words/t';
import { activeLocale } from '../../words/active';
import { onceEach } from '../../words/onceEach';

/** A day's lowest price. */
export interface DayPrice {
  /** In reais without the symbol, `89,90`; null without a departure. */
  text: string | null;
  /** True for the lowest of the month. */
  cheapest: boolean;
}

/** The formats of a language, kept: a month asks for dozens of names. */
const formatsIn = onceEach((locale) => ({
  long: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
  short: new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
  full: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
  titled: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}));

const formats = () => formatsIn(activeLocale());

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** `sábado, 5 de dezembro de 2026`. */
export const longDay = (day: string): string => formats().long.format(noon(day));

/** `sáb.` */
export const shortWeekday = (day: string): string => formats().short.format(noon(day));

/** `dezembro de 2026`. */
export const monthTitle = (month: string): string => formats().titled.format(noon(`${month}-01`));

/** A week of weekdays from Sunday on, short and long; 4 January 1970 was one. */
export const weekdays = () =>
  Array.from({ length: 7 }, (_, index) => {
    const day = noon(plusDays('1970-01-04', index));
    return { short: formats().short.format(day), long: formats().full.format(day) };
  });

interface NamedDay {
  /** Reason for which the day cannot be picked. */
  reason: string | null;
  price: DayPrice | undefined;
  today: boolean;
}

/** Accessible name of a day: `sábado, 5 de dezembro de 2026, a partir de R$ 89,90, menor preço do mês`. */
export function dayName(day: string, { reason, price, today }: NamedDay): string {
  const parts = [longDay(day), today && t('hoje'), reason ?? priceName(price), !reason && cheapestName(price)];
  return parts.filter(Boolean).join(', ');
}

function priceName(price: DayPrice | undefined): string | false {
  if (!price) return false;
  return price.text === null ? t('sem viagens') : t('a partir de {preco}', { preco: `R$ ${price.text}` });
}

const cheapestName = (price: DayPrice | undefined): string | false =>
  Boolean(price?.cheapest) && t('menor preço do mês');
