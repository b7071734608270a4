import { addDias, formatDia, type Dia } from '../base/data';
import { t } from '../../words/t';

/** Days after today for which departures are sold. */
export const DIAS_DE_VENDA = 60;

/** `05/12`, and `05/12/2027` where the year is not that of today. */
export const diaComAno = (dia: Dia, hoje: Dia): string =>
  dia.slice(0, 4) === hoje.slice(0, 4) ? formatDia(dia).slice(0, 5) : formatDia(dia);

/** Says until when seats are sold, for a day after that; null for a day within the sales window. */
export function avisoForaDaVenda(dia: Dia, hoje: Dia): string | null {
  const ultimo = addDias(hoje, DIAS_DE_VENDA);
  return dia > ultimo ? t('Vendas abertas até {dia}.', { dia: formatDia(ultimo) }) : null;
}
