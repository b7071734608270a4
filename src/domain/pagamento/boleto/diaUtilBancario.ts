import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';
import { isBusinessDay } from '@brazilian-utils/brazilian-utils/is-business-day';
import { addDias, type Dia } from '../../base/data';

/** Local noon of the day: the package reads calendar days of the machine's own zone. */
function noonOf(dia: Dia): Date {
  const [ano = 0, mes = 1, de = 1] = dia.split('-').map(Number);
  return new Date(ano, mes - 1, de, 12);
}

const isCarnaval = (dia: Dia): boolean => {
  const noon = noonOf(dia);
  return getHolidays(noon.getFullYear()).some(
    ({ name, date }) => name.startsWith('Carnaval') && date.toDateString() === noon.toDateString(),
  );
};

/**
 * True for a day on which banks settle (Resolução CMN 4.880): no weekend, no national holiday, neither day of Carnaval nor
 * Corpus Christi. The package knows only the Tuesday of Carnaval. On 31 December banks do not serve, so that day does not count
 * here either. Holidays of a state or a town are unknown to it: a boleto due on one is paid on any other day before, or by app.
 */
export const isDiaUtilBancario = (dia: Dia): boolean =>
  isBusinessDay(noonOf(dia)) && !isCarnaval(addDias(dia, 1)) && !dia.endsWith('-12-31');

/** The first day after `dia` on which banks settle. */
export function nextDiaUtil(dia: Dia): Dia {
  let next = addDias(dia, 1);
  while (!isDiaUtilBancario(next)) next = addDias(next, 1);
  return next;
}
