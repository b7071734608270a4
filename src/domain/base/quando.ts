import { activeLocale } from '../../words/active';
import { FUSO_DA_SEDE } from './data';
import { onceEach } from '../../words/onceEach';

/** Day and time of an instant at the company: `21/11/2026, 12:00`. */
export const quando = (instante: string): string => diaEHora(activeLocale()).format(new Date(instante));

const diaEHora = onceEach(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: FUSO_DA_SEDE, dateStyle: 'short', timeStyle: 'short' }),
);
