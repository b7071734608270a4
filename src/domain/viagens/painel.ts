import { isDia, type Dia } from '../base/data';
import { rotas } from '../base/rotas';

/** A query of the departures board: a day and two places. */
export interface ConsultaPainel {
  localidadeOrigem: string;
  localidadeDestino: string;
  data: Dia;
}

const isLocalidadeId = (text: string | null): text is string => text !== null && /^\d{1,9}$/.test(text);

/** Parses a board query from an address; null when it holds none. */
export function parsePainel(search: string): ConsultaPainel | null {
  const query = new URLSearchParams(search);
  const localidadeOrigem = query.get('localidadeOrigem');
  const localidadeDestino = query.get('localidadeDestino');
  const data = query.get('data');
  if (!isLocalidadeId(localidadeOrigem) || !isLocalidadeId(localidadeDestino) || !data || !isDia(data)) return null;
  return localidadeOrigem === localidadeDestino ? null : { localidadeOrigem, localidadeDestino, data };
}

export const toPainelLink = (consulta: ConsultaPainel): string =>
  `${rotas.informacaoViagem.path}?${new URLSearchParams({ ...consulta })}`;

/** Address of a departure's page. */
export const toInformacaoLink = (viagemId: string): string => `${rotas.informacaoViagem.path}?viagem=${viagemId}`;
