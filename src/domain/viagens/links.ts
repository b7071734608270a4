import { isDia } from '../base/data';
import { rotaOf, rotas } from '../base/rotas';

/** A search: ids of localidades and days in wire format (spec §2). */
export interface Busca {
  idaVolta: boolean;
  localidadeOrigem: string;
  localidadeDestino: string;
  dataPartida: string;
  dataVolta: string | null;
}

const isLocalidadeId = (text: string | null): text is string => text !== null && /^\d{1,9}$/.test(text);

/** The results address of a search, with the five query parameters of spec §2. */
export function toBuscaLink(busca: Busca): string {
  const query = new URLSearchParams({
    idaVolta: String(busca.idaVolta),
    localidadeOrigem: busca.localidadeOrigem,
    localidadeDestino: busca.localidadeDestino,
    dataPartida: busca.dataPartida,
    ...(busca.dataVolta ? { dataVolta: busca.dataVolta } : {}),
  });
  return `${rotas.resultadoBusca.path}?${query}`;
}

/** Parses a search from a query string; null when anything is missing or malformed. */
export function parseBusca(search: string): Busca | null {
  const query = new URLSearchParams(search);
  const localidadeOrigem = query.get('localidadeOrigem');
  const localidadeDestino = query.get('localidadeDestino');
  const dataPartida = query.get('dataPartida');
  const idaVolta = query.get('idaVolta') === 'true';
  const dataVolta = query.get('dataVolta');
  if (!isLocalidadeId(localidadeOrigem) || !isLocalidadeId(localidadeDestino)) return null;
  if (localidadeOrigem === localidadeDestino || !dataPartida || !isDia(dataPartida)) return null;
  if (idaVolta && !(dataVolta && isDia(dataVolta) && dataVolta >= dataPartida)) return null;
  return { idaVolta, localidadeOrigem, localidadeDestino, dataPartida, dataVolta: idaVolta ? dataVolta : null };
}

/**
 * Results page for a saved link whose query contains a search (spec §4: "if it had idaVolta"), whatever its path; null
 * without one.
 * @param link sanitized by `linkToResume`.
 */
export function resultadosDe(link: string): string | null {
  const search = /\?.*$/s.exec(link)?.[0] ?? '';
  return new URLSearchParams(search).has('idaVolta') ? rotas.resultadoBusca.path + search : null;
}

/**
 * Sanitizes a stored link: a known route with its query, or null. Other origins, scripts and unknown paths are refused,
 * even if the storage was tampered with.
 */
export function safeLink(link: string | null): string | null {
  if (!link || !link.startsWith('/') || link.startsWith('//') || link.includes('\\')) return null;
  if ([...link].some((char) => char < ' ')) return null;
  try {
    const url = new URL(link, 'https://itape.invalid');
    return url.host === 'itape.invalid' && rotaOf(url.pathname) ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}
