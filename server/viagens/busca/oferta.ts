import type { Catalogue, Layout, Trecho } from '../catalogue';
import type { Partida } from '../partidaRepository';

/** A departure between two places, with its coach. */
export interface Oferta {
  partida: Partida;
  trecho: Trecho;
  layout: Layout;
}

/** The part of the catalogue that prices come from. */
export type PricedCatalogue = Pick<Catalogue, 'regrasDe'>;
