import type { Pagina } from '../wire/base/config';
import type { Localidade } from '../wire/lugares/localidades';

/** The search that a served page shows: its heading, and the places that its address names by their ids. */
export interface BuscaServida {
  titulo: string;
  lugares: readonly Localidade[];
}

/** A served page: the company's words, and on the results the search of the address. */
export type PaginaServida = Pagina & { busca?: BuscaServida };

/** Name of the `meta` by which a served page tells the app what it shows, so that the first drawing equals the markup. */
export const META_PAGINA = 'itape-pagina';

/** Reads the `meta` of a served page; null where there is none. */
export function readPagina(content: string | null | undefined): PaginaServida | null {
  if (!content) return null;
  try {
    return JSON.parse(content) as PaginaServida;
  } catch {
    return null;
  }
}
