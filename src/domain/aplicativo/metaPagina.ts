import type { Pagina } from '../wire/base/config';
import type { Localidade } from '../wire/lugares/localidades';
import type { Parada } from '../wire/viagens/viagens';

/** The search that a served page shows: its heading, and the places that its address names by their ids. */
export interface BuscaServida {
  titulo: string;
  lugares: readonly Localidade[];
}

/** A departure that the address of a served page names, between the stops that the page shows. */
export interface TrechoServido {
  viagemId: string;
  /** A message: `Volta`; empty for a trip that is no purchase. */
  titulo: string;
  partida: Parada;
  chegada: Parada;
}

/** Public data that a served page shows of its address: a search, or departures in the order of the address. */
export interface DadosServidos {
  busca?: BuscaServida;
  trechos?: readonly TrechoServido[];
}

/** A served page: the company's words, and what its address names. */
export type PaginaServida = Pagina & DadosServidos;

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
