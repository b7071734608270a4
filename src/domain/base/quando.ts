import { activeLocale } from '../../words/active';
import { FUSO_DA_SEDE } from './data';

/** Day and time of an instant at the company: `21/11/2026, 12:00`. */
export const quando = (instante: string): string =>
  new Intl.DateTimeFormat(activeLocale(), { timeZone: FUSO_DA_SEDE, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instante),
  );
