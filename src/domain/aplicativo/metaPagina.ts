import type { Pagina } from '../wire/base/config';

/** Name of the `meta` by which a served page tells the app what it shows, so that the first drawing equals the markup. */
export const META_PAGINA = 'itape-pagina';

/** Reads the `meta` of a served page; null where there is none. */
export function readPagina(content: string | null | undefined): Pagina | null {
  if (!content) return null;
  try {
    return JSON.parse(content) as Pagina;
  } catch {
    return null;
  }
}
