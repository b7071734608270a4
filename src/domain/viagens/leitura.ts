import { trechosDe, type Percurso } from './percurso';
import { t } from '../../words/t';

const HORA_MINUTOS = 60;

/** Minutes since the operator told the oldest of some departures; undefined where all are the company's own. */
export function leituraMaisAntiga(percursos: readonly Percurso[]): number | undefined {
  const lidas = percursos.flatMap(trechosDe).flatMap(({ lidaHaMinutos }) => lidaHaMinutos ?? []);
  return lidas.length > 0 ? Math.max(...lidas) : undefined;
}

/** How old the operator's word about a list is, in words. */
export function textoDaLeitura(minutos: number): string {
  return t('Horários e preços conferidos {quando} com a operadora.', { quando: haQuanto(minutos) });
}

function haQuanto(minutos: number): string {
  if (minutos < 1) return t('agora');
  return minutos < HORA_MINUTOS
    ? t('há {n} min', { n: minutos })
    : t('há {n} h', { n: Math.floor(minutos / HORA_MINUTOS) });
}
