import { rotas } from './rotas';
import { parseBusca, toBuscaLink, type Busca } from './links';

/** The results page as its address says it: on a round trip the way out is chosen first, then the way back. */
export interface ResultadoLink {
  busca: Busca;
  /** The trip chosen for the way out, while the way back is on screen. */
  ida: string | null;
}

/** What one list of results asks the server for. */
export interface ConsultaViagens {
  localidadeOrigem: string;
  localidadeDestino: string;
  dataPartida: string;
}

/** Where so many departures with seats go there directly, nobody needs to change. */
export const DIRETAS_BASTANTES = 3;

/** Reads the results' address; null where it holds no search. */
export function parseResultado(link: string): ResultadoLink | null {
  const search = link.slice(link.indexOf('?') + 1);
  const busca = parseBusca(search);
  if (!busca) return null;
  const ida = new URLSearchParams(search).get('ida');
  return { busca, ida: busca.idaVolta && ida !== null && /^\d{1,18}$/.test(ida) ? ida : null };
}

/** The list on screen: the way out, or the way back once that is chosen. */
export function consultaAtual({ busca, ida }: ResultadoLink): ConsultaViagens {
  const { localidadeOrigem, localidadeDestino, dataPartida, dataVolta } = busca;
  if (ida === null || dataVolta === null) return { localidadeOrigem, localidadeDestino, dataPartida };
  return { localidadeOrigem: localidadeDestino, localidadeDestino: localidadeOrigem, dataPartida: dataVolta };
}

/** The results of the way back, the way out being chosen. */
export const toVoltaLink = (busca: Busca, ida: string): string => `${toBuscaLink(busca)}&ida=${ida}`;

/** The same results on another day: of the way back while it is on screen, else of the way out. */
export function withDia({ busca, ida }: ResultadoLink, dia: string): string {
  if (ida !== null) return toVoltaLink({ ...busca, dataVolta: dia }, ida);
  const dataVolta = busca.dataVolta !== null && busca.dataVolta < dia ? dia : busca.dataVolta;
  return toBuscaLink({ ...busca, dataPartida: dia, dataVolta });
}

/** True for an address of the results page. */
export const isResultadoLink = (link: string): boolean => link.split('?')[0] === rotas.resultadoBusca.path;
