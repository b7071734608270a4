import { safeLink } from '../viagens/links';
import { rotas } from '../base/rotas';

/** Maximum length of a legitimate link. */
const LINK_MAXIMO = 2000;

/**
 * The saved link to resume after signing in: a known route other than home, or null. `origem` belongs to one request
 * and is dropped, since otherwise the chatbot exemption would persist.
 */
export function linkToResume(saved: string | null): string | null {
  const link = saved !== null && saved.length <= LINK_MAXIMO ? safeLink(saved) : null;
  if (link === null) return null;
  const [path = '', search = ''] = link.split('?');
  if (path.replace(/\/+$/, '') === rotas.home.path) return null;
  const query = new URLSearchParams(search);
  query.delete('origem');
  return query.size === 0 ? path : `${path}?${query}`;
}
