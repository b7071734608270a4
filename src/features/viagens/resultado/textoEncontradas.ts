import { t } from '../../../words/t';

/** How many departures the list has, as its status says. */
export const textoEncontradas = (count: number): string =>
  t('{n, plural, =1 {1 viagem encontrada} other {{n} viagens encontradas}}', { n: count });
