import { msg } from '../../../src/words/t';
import type { Localidade } from '../../../src/domain/wire/lugares/localidades';
import { groupBy } from '../groupBy';

/** Cities with several terminals: each is a place of its own, which stands for any of its terminals. */
export interface Cidades {
  /** The city as a place; undefined for a terminal and for an unknown id. */
  cidade: (id: string) => Localidade | undefined;
  /** The terminals that a place stands for, the greatest first: those of a city, or the place itself. */
  terminaisDe: (id: string) => readonly string[];
  /** Places with each city before the first of its terminals, where at least two of them are among the places. */
  withCidades: <L extends Localidade>(places: readonly L[]) => (L | Localidade)[];
}

/** Ids of cities begin here, so that they are within the pattern of a place's id and above those of terminals. */
const PRIMEIRA_CIDADE = 900_000_000;
const TODOS = msg('Todos os terminais');

/** @param places terminals in use, the greatest of each city first. */
export function indexCidades(places: readonly Localidade[]): Cidades {
  const known = new Set(places.map(({ id }) => id));
  const groups = [...groupBy(places, nameOf).values()].flatMap((terminais) => {
    const cidade = toCidade(terminais);
    return cidade && !known.has(cidade.id) ? [{ cidade, terminais: terminais.map(({ id }) => id) }] : [];
  });
  const byId = new Map(groups.map((group) => [group.cidade.id, group]));
  const byTerminal = new Map(groups.flatMap((group) => group.terminais.map((id) => [id, group])));
  return {
    cidade: (id) => byId.get(id)?.cidade,
    terminaisDe: (id) => byId.get(id)?.terminais ?? [id],
    withCidades: (found) => {
      const listed = new Set<string>();
      const ids = new Set(found.map(({ id }) => id));
      return found.flatMap((place) => {
        const group = byTerminal.get(place.id);
        if (!group || listed.has(group.cidade.id)) return [place];
        listed.add(group.cidade.id);
        return group.terminais.filter((id) => ids.has(id)).length > 1 ? [group.cidade, place] : [place];
      });
    },
  };
}

const nameOf = ({ nome, uf }: Localidade): string => `${nome}/${uf}`;

/**
 * Id of the city of some terminals. It is that of the oldest terminal, moved: an address stays valid when the order of
 * terminals changes.
 */
export const idDaCidade = (terminais: readonly { id: string }[]): string =>
  String(PRIMEIRA_CIDADE + Math.min(...terminais.map(({ id }) => Number(id))));

function toCidade(terminais: readonly Localidade[]): Localidade | null {
  const [first] = terminais;
  const oldest = Math.min(...terminais.map(({ id }) => Number(id)));
  if (!first || terminais.length < 2 || oldest >= 1_000_000_000 - PRIMEIRA_CIDADE) return null;
  return { ...first, id: idDaCidade(terminais), terminal: TODOS };
}

/** The network as it is asked for, with cities among the places. */
export interface RedeDeTerminais<T extends { linha: { id: number } }> {
  trechosBuscados: (origem: string, destino: string) => readonly T[];
  destinos: (origem: string) => ReadonlySet<string>;
  destinosComTroca: (origem: string) => ReadonlySet<string>;
  terminaisDeTroca: (origem: string, destino: string) => readonly string[];
}

/** A network of terminals that also answers for cities; what it answers with are terminals. */
export function overCidades<T extends { linha: { id: number } }>(
  { terminaisDe }: Pick<Cidades, 'terminaisDe'>,
  rede: RedeDeTerminais<T>,
): RedeDeTerminais<T> {
  const pairs = (origem: string, destino: string) =>
    terminaisDe(origem).flatMap((from) => terminaisDe(destino).map((to) => [from, to] as const));
  const isSingle = (...ids: string[]) => ids.every((id) => terminaisDe(id).length === 1);
  const destinos = (origem: string): ReadonlySet<string> =>
    isSingle(origem) ? rede.destinos(origem) : union(terminaisDe(origem), rede.destinos, terminaisDe(origem));
  return {
    destinos,
    trechosBuscados: (origem, destino) =>
      isSingle(origem, destino)
        ? rede.trechosBuscados(origem, destino)
        : oneOfEachLinha(pairs(origem, destino).flatMap(([from, to]) => rede.trechosBuscados(from, to))),
    destinosComTroca: (origem) =>
      isSingle(origem)
        ? rede.destinosComTroca(origem)
        : union(terminaisDe(origem), rede.destinosComTroca, [...terminaisDe(origem), ...destinos(origem)]),
    terminaisDeTroca: (origem, destino) => {
      if (isSingle(origem, destino)) return rede.terminaisDeTroca(origem, destino);
      const ends = new Set([...terminaisDe(origem), ...terminaisDe(destino)]);
      const found = new Set(pairs(origem, destino).flatMap(([from, to]) => rede.terminaisDeTroca(from, to)));
      return [...found].filter((id) => !ends.has(id));
    },
  };
}

/** A coach that stops at several terminals of a city is one departure: it is sold at the greatest of them. */
const oneOfEachLinha = <T extends { linha: { id: number } }>(trechos: readonly T[]): T[] => [
  ...new Map(trechos.toReversed().map((trecho) => [trecho.linha.id, trecho])).values(),
];

function union(
  origens: readonly string[],
  reached: (origem: string) => ReadonlySet<string>,
  without: Iterable<string>,
): ReadonlySet<string> {
  const all = new Set(origens.flatMap((id) => [...reached(id)]));
  for (const id of without) all.delete(id);
  return all;
}
