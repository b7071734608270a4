import { rotas } from '../base/rotas';
import type { Viagem } from '../wire/viagens/viagens';
import { parseBusca, toBuscaLink, type Busca } from './links';

/** State of the results page in its address: on a round trip the outbound is chosen before the return. */
export interface ResultadoLink {
  busca: Busca;
  /** The chosen outbound trip while the return is listed; null before. */
  ida: string | null;
}

/** Query of one list of results. */
export interface ConsultaViagens {
  localidadeOrigem: string;
  localidadeDestino: string;
  dataPartida: string;
}

/** From this number of direct departures with free seats, connections are not offered. */
export const DIRETAS_BASTANTES = 3;

/** Parses the results' address; null when it holds no search. */
export function parseResultado(link: string): ResultadoLink | null {
  const search = link.slice(link.indexOf('?') + 1);
  const busca = parseBusca(search);
  if (!busca) return null;
  const ida = new URLSearchParams(search).get('ida');
  return { busca, ida: busca.idaVolta && ida !== null && /^\d{1,18}$/.test(ida) ? ida : null };
}

/** Query of the list on screen: the outbound, or the return once the outbound is chosen. */
export function consultaAtual({ busca, ida }: ResultadoLink): ConsultaViagens {
  const { localidadeOrigem, localidadeDestino, dataPartida, dataVolta } = busca;
  if (ida === null || dataVolta === null) return { localidadeOrigem, localidadeDestino, dataPartida };
  return { localidadeOrigem: localidadeDestino, localidadeDestino: localidadeOrigem, dataPartida: dataVolta };
}

/**
 * The search with the terminals of the chosen outbound trip. A search of a city ends there: what is bought, and the
 * return, are between these two terminals.
 */
export const atTerminaisDe = (busca: Busca, { partida, chegada }: Pick<Viagem, 'partida' | 'chegada'>): Busca => ({
  ...busca,
  localidadeOrigem: partida.localidade.id,
  localidadeDestino: chegada.localidade.id,
});

/** Address of the return results for a chosen outbound trip. */
export const toVoltaLink = (busca: Busca, ida: string): string => `${toBuscaLink(busca)}&ida=${ida}`;

/** Address of the results on another day: of the return while it is listed, else of the outbound. */
export function withDia({ busca, ida }: ResultadoLink, dia: string): string {
  if (ida !== null) return toVoltaLink({ ...busca, dataVolta: dia }, ida);
  const dataVolta = busca.dataVolta !== null && busca.dataVolta < dia ? dia : busca.dataVolta;
  return toBuscaLink({ ...busca, dataPartida: dia, dataVolta });
}

/** True for an address of the results page. */
export const isResultadoLink = (link: string): boolean => link.split('?')[0] === rotas.resultadoBusca.path;
