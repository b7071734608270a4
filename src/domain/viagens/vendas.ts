import { addDias, diasEntre, formatDia, type Dia } from '../base/data';
import { t } from '../../words/t';

/** Days after today for which departures are sold. */
export const DIAS_DE_VENDA = 60;

/** The last day on which a journey that is sold today may begin. */
export const ultimoDiaDeVenda = (hoje: Dia): Dia => addDias(hoje, DIAS_DE_VENDA);

/** Days that are shown side by side around a searched one. */
const DIAS_AO_REDOR = 7;

/** The days around a searched one, from the first that is offered to the last of sale; a day after that stands in their middle. */
export function diasAoRedor(dia: Dia, { primeiroDia, hoje }: { primeiroDia: Dia; hoje: Dia }): Dia[] {
  const ultimo = ultimoDiaDeVenda(hoje);
  const fim = dia > ultimo ? addDias(dia, 3) : ultimo;
  const inicio = [addDias(dia, -3), addDias(fim, 1 - DIAS_AO_REDOR)].reduce((a, b) => (a < b ? a : b));
  const first = inicio < primeiroDia ? primeiroDia : inicio;
  return Array.from({ length: Math.min(DIAS_AO_REDOR, diasEntre(first, fim) + 1) }, (_, i) => addDias(first, i));
}

/** `05/12`, and `05/12/2027` where the year is not that of today. */
export const diaComAno = (dia: Dia, hoje: Dia): string =>
  dia.slice(0, 4) === hoje.slice(0, 4) ? formatDia(dia).slice(0, 5) : formatDia(dia);

/** Says until when seats are sold, for a day after that; null for a day within the sales window. */
export function avisoForaDaVenda(dia: Dia, hoje: Dia): string | null {
  const ultimo = ultimoDiaDeVenda(hoje);
  return dia > ultimo ? t('Vendas abertas até {dia}.', { dia: formatDia(ultimo) }) : null;
}
