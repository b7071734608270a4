import { trechosDe, type Percurso } from './percurso';

const HORA_MINUTOS = 60;

/** Minutes since the operator told the oldest of some departures; undefined where all are the company's own. */
export function leituraMaisAntiga(percursos: readonly Percurso[]): number | undefined {
  const lidas = percursos.flatMap(trechosDe).flatMap(({ lidaHaMinutos }) => lidaHaMinutos ?? []);
  return lidas.length > 0 ? Math.max(...lidas) : undefined;
}

/** How old the operator's word about a list is, in words. */
export function textoDaLeitura(minutos: number): string {
  const quando =
    minutos < 1 ? 'agora' : minutos < HORA_MINUTOS ? `há ${minutos} min` : `há ${Math.floor(minutos / HORA_MINUTOS)} h`;
  return `Horários e preços conferidos ${quando} com a operadora.`;
}
