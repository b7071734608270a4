import type { RotaPopular } from '../../../src/domain/wire/base/config';
import type { Localidade } from '../../../src/domain/wire/lugares/localidades';
import type { Trecho } from '../catalogue';

/** Routes that home offers. */
const MAXIMO = 6;

/**
 * The routes between the greatest cities, the one with more lines first where cities are as great; each pair of cities
 * once, between the terminals that more lines join.
 * @param pesoOf how great the city of a place is.
 */
export function greatestRoutes(
  pairs: Iterable<readonly Trecho[]>,
  pesoOf: (id: string) => number,
): readonly RotaPopular[] {
  const ranked = [...pairs]
    .flatMap((trechos) => {
      const [first] = trechos;
      if (!first) return [];
      const [origem, destino] = [first.origem.localidade, first.destino.localidade];
      return [{ origem, destino, peso: Math.min(pesoOf(origem.id), pesoOf(destino.id)), linhas: trechos.length }];
    })
    .toSorted((a, b) => b.peso - a.peso || b.linhas - a.linhas || Number(a.origem.id) - Number(b.origem.id));
  const byCities = new Map<string, RotaPopular>();
  for (const { origem, destino } of ranked) {
    const cities = `${cityOf(origem)} ${cityOf(destino)}`;
    if (cityOf(origem) === cityOf(destino) || byCities.has(cities)) continue;
    byCities.set(cities, { origem: named(origem), destino: named(destino) });
    if (byCities.size === MAXIMO) break;
  }
  return [...byCities.values()];
}

const cityOf = ({ nome, uf }: Localidade): string => `${nome}/${uf}`;
const named = ({ id, nome }: Localidade) => ({ id, nome });
