import { LRUCache } from 'lru-cache';
import { distanciaKm, type Ponto } from '../../../src/domain/lugares/distancia';

/** Maximum length of the way over the terminal, relative to the direct distance. */
const DESVIO = 1.5;
/** Terminals at which one journey may change: the cost of a search grows with each. */
const MAXIMO_TERMINAIS = 6;
/** Origins whose destinations stay in memory. */
const MAXIMO_ORIGENS = 500;

/** Where a change of coaches leads to; answered from memory. */
export interface Trocas {
  /** Terminals on the way, those with the least detour first. */
  terminaisDeTroca: (origem: string, destino: string) => readonly string[];
  /** Ids of the places that are reached with one change, and not without. */
  destinosComTroca: (origem: string) => ReadonlySet<string>;
}

interface Rede {
  /** Where a place is; undefined for an unknown one. */
  pontoDe: (id: string) => Ponto | undefined;
  /** Ids of the places that a line goes to from there. */
  destinos: (origem: string) => ReadonlySet<string>;
}

interface Troca {
  terminal: string;
  km: number;
}

/** The changes of a network. Each origin is computed once, when it is first asked for. */
export function indexTrocas({ pontoDe, destinos }: Rede): Trocas {
  const byOrigem = new LRUCache<string, ReadonlyMap<string, readonly string[]>>({ max: MAXIMO_ORIGENS });
  const reachedFrom = (origem: string): ReadonlyMap<string, readonly string[]> => {
    const known = byOrigem.get(origem) ?? computeFrom(origem, { pontoDe, destinos });
    byOrigem.set(origem, known);
    return known;
  };
  return {
    terminaisDeTroca: (origem, destino) => reachedFrom(origem).get(destino) ?? [],
    destinosComTroca: (origem) => {
      const direct = destinos(origem);
      return new Set([...reachedFrom(origem).keys()].filter((id) => !direct.has(id)));
    },
  };
}

/** The terminals of change for every destination of an origin. */
function computeFrom(origem: string, { pontoDe, destinos }: Rede): Map<string, string[]> {
  const from = pontoDe(origem);
  const trocas = new Map<string, Troca[]>();
  if (!from) return new Map();
  for (const terminal of destinos(origem)) {
    const at = pontoDe(terminal);
    if (!at) continue;
    const reached = distanciaKm(from, at);
    for (const destino of destinos(terminal)) {
      const to = pontoDe(destino);
      if (!to || destino === origem) continue;
      const km = reached + distanciaKm(at, to);
      if (km > distanciaKm(from, to) * DESVIO) continue;
      const found = trocas.get(destino);
      if (found) found.push({ terminal, km });
      else trocas.set(destino, [{ terminal, km }]);
    }
  }
  return new Map([...trocas].map(([destino, found]) => [destino, leastDetour(found)]));
}

const leastDetour = (trocas: Troca[]): string[] =>
  trocas
    .sort((a, b) => a.km - b.km)
    .slice(0, MAXIMO_TERMINAIS)
    .map(({ terminal }) => terminal);
