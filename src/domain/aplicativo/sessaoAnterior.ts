import type { Dia } from '../base/data';
import { parseBusca } from '../viagens/links';
import { isResultadoLink } from '../viagens/resultado';
import { linkToResume } from '../sessao/retomada';
import { rotas } from '../base/rotas';

/** True for a link that the next start may restore: a round-trip search (spec §2). */
const isBuscaDeIdaEVolta = (link: string): boolean =>
  isResultadoLink(link) && parseBusca(link.slice(link.indexOf('?')))?.idaVolta === true;

/** The link to save for the next start of the app; null for pages that are not restored. */
export function sessaoAnteriorOf(path: string): string | null {
  const link = linkToResume(path);
  return link !== null && isBuscaDeIdaEVolta(link) ? link : null;
}

/**
 * Initial route of the app (spec §2): the round-trip search of the previous session, unless its day is past, else home.
 */
export function startOf(saved: string | null, today: Dia): string {
  const link = sessaoAnteriorOf(saved ?? '');
  const busca = link && parseBusca(link.slice(link.indexOf('?')));
  return link && busca && busca.dataPartida >= today ? link : rotas.home.path;
}
