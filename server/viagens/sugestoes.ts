import type { Localidade, LocalidadeSugerida } from '../../src/domain/wire/lugares/localidades';

/** Restriction of suggested places. */
export interface Servidas {
  /** Only places that are reached from there. */
  origem?: string | undefined;
  /** Maximum number of changes on the way; default 0. */
  trocas?: number | undefined;
}

interface Rede {
  search: (termo: string, served?: ReadonlySet<number>) => Localidade[];
  destinos: (origem: string) => ReadonlySet<string>;
  destinosComTroca: (origem: string) => ReadonlySet<string>;
}

const MAXIMO = 10;

/**
 * Places that match a typed text, best first; with an origin, only those that are reached from there, and those with a
 * change marked. Without a text the direct destinations come first.
 */
export function suggestLocalidades(
  { search, destinos, destinosComTroca }: Rede,
  termo: string,
  { origem, trocas = 0 }: Servidas = {},
): LocalidadeSugerida[] {
  if (origem === undefined) return search(termo);
  const direct = destinos(origem);
  if (trocas === 0) return search(termo, numbers(direct));
  const changed = destinosComTroca(origem);
  const mark = (place: Localidade): LocalidadeSugerida => (direct.has(place.id) ? place : { ...place, trocas: 1 });
  const found =
    termo.trim() === ''
      ? [...search(termo, numbers(direct)), ...search(termo, numbers(changed))]
      : search(termo, numbers(new Set([...direct, ...changed])));
  return found.slice(0, MAXIMO).map(mark);
}

const numbers = (ids: ReadonlySet<string>): Set<number> => new Set([...ids].map(Number));
