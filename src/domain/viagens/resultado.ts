import { rotas } from '../base/rotas';
import type { TrechoCompra } from '../compra/compra';
import type { Parada } from '../wire/viagens/viagens';
import { parseBusca, toBuscaLink, type Busca } from './links';

/** State of the results page in its address: on a round trip the outbound is chosen before the return. */
export interface ResultadoLink {
  busca: Busca;
  /** The trips of the chosen way out while the return is listed; null before. */
  ida: TrechoCompra[] | null;
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
  return { busca, ida: busca.idaVolta && ida !== null ? parseIda(busca, ida) : null };
}

/** Each trip with its places; a trip alone may leave out those that were searched. */
const IDA = /^\d{1,18}(\.\d{1,9}\.\d{1,9}(_\d{1,18}\.\d{1,9}\.\d{1,9})?)?$/;

function parseIda({ localidadeOrigem, localidadeDestino }: Busca, text: string): TrechoCompra[] | null {
  if (!IDA.test(text)) return null;
  return text.split('_').map((part) => {
    const [viagemId = '', origem = localidadeOrigem, destino = localidadeDestino] = part.split('.');
    return { viagemId, localidadeOrigem: origem, localidadeDestino: destino, poltronas: [] };
  });
}

const formatIda = (ida: readonly TrechoCompra[]): string =>
  ida.map((trecho) => [trecho.viagemId, trecho.localidadeOrigem, trecho.localidadeDestino].join('.')).join('_');

/** Query of the outbound list. */
export const consultaDaIda = ({ localidadeOrigem, localidadeDestino, dataPartida }: Busca): ConsultaViagens => ({
  localidadeOrigem,
  localidadeDestino,
  dataPartida,
});

/** Query of the list on screen: the outbound, or the return once the outbound is chosen. */
export function consultaAtual({ busca, ida }: ResultadoLink): ConsultaViagens {
  const { localidadeOrigem, localidadeDestino, dataVolta } = busca;
  if (ida === null || dataVolta === null) return consultaDaIda(busca);
  return { localidadeOrigem: localidadeDestino, localidadeDestino: localidadeOrigem, dataPartida: dataVolta };
}

/** Address of the return results for a chosen way out. The return is not looked for before its day of arrival. */
export function toVoltaLink(busca: Busca, ida: readonly TrechoCompra[], chegada?: Pick<Parada, 'dia'>): string {
  const isEarly = chegada !== undefined && busca.dataVolta !== null && busca.dataVolta < chegada.dia;
  const link = toBuscaLink(isEarly ? { ...busca, dataVolta: chegada.dia } : busca);
  return `${link}&ida=${formatIda(ida)}`;
}

/** Address of the results on another day: of the return while it is listed, else of the outbound. */
export function withDia({ busca, ida }: ResultadoLink, dia: string): string {
  if (ida !== null) return toVoltaLink({ ...busca, dataVolta: dia }, ida);
  const dataVolta = busca.dataVolta !== null && busca.dataVolta < dia ? dia : busca.dataVolta;
  return toBuscaLink({ ...busca, dataPartida: dia, dataVolta });
}

/** True for an address of the results page. */
export const isResultadoLink = (link: string): boolean => link.split('?')[0] === rotas.resultadoBusca.path;
