import type { Cidades } from './cidades';
import type { Localidade, LocalidadeSugerida } from '../../../src/domain/wire/lugares/localidades';

/** Restriction of suggested places. */
export interface Servidas {
  /** Only places that are reached from there. */
  origem?: string | undefined;
  /** Maximum number of changes on the way; default 0. */
  trocas?: number | undefined;
  /** Also the cities with several terminals, each before its terminals. */
  cidades?: boolean | undefined;
}

interface Rede {
  search: (termo: string, served?: ReadonlySet<number>) => Localidade[];
  destinos: (origem: string) => ReadonlySet<string>;
  destinosComTroca: (origem: string) => ReadonlySet<string>;
}

type RedeComCidades = Rede & Pick<Cidades, 'withCidades' | 'terminaisDe'>;

const MAXIMO = 10;

/**
 * Places that match a typed text, best first; with an origin, only those that are reached from there, and those with a
 * change marked. Without a text the direct destinations come first.
 */
export function suggestLocalidades(
  rede: RedeComCidades,
  termo: string,
  { cidades = false, ...servidas }: Servidas = {},
): LocalidadeSugerida[] {
  const found = suggestTerminais(rede, termo, servidas);
  return cidades ? withMarkedCidades(rede, found).slice(0, MAXIMO) : found;
}

/** A city needs a change where each of its terminals does. */
function withMarkedCidades(
  { withCidades, terminaisDe }: Pick<Cidades, 'withCidades' | 'terminaisDe'>,
  found: readonly LocalidadeSugerida[],
): LocalidadeSugerida[] {
  const ids = new Map(found.map((place) => [place.id, place]));
  return withCidades(found).map((place): LocalidadeSugerida => {
    if (ids.has(place.id)) return place;
    const terminais = terminaisDe(place.id).flatMap((id) => ids.get(id) ?? []);
    return terminais.every(({ trocas }) => trocas === 1) ? { ...place, trocas: 1 } : place;
  });
}

function suggestTerminais(
  { search, destinos, destinosComTroca }: Rede,
  termo: string,
  { origem, trocas = 0 }: Omit<Servidas, 'cidades'>,
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
