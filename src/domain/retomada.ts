import { safeLink } from './links';
import { rotas } from './rotas';

/** A link of ours cannot grow longer than this by honest use. */
const LINK_MAXIMO = 2000;

/**
 * The saved link to go back to after signing in: one of our routes other than home, or null. `origem` is about one
 * request and is never carried over, or the chatbot's pass would stick.
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
