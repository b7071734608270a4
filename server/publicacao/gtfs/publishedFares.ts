import { classeDeCodigo } from '../../../src/domain/viagens/classe';
import { composeTarifaDoDia } from '../../../src/domain/viagens/tarifas/composeTarifa';
import { coversTrecho, dependsOnDia } from '../../../src/domain/viagens/tarifas/regrasValidas';
import type { RegraTarifa } from '../../../src/domain/viagens/tarifas/regraTarifa';
import type { Reader } from '../../platform/database/database';
import { listRegras } from '../../viagens/tarifas/loadRegras';
import { listFares, type FareRow } from './gtfsRepository';

/** The all-in price of a part of a line in a class, as a feed can say it. */
export interface PublishedFare extends Pick<FareRow, 'linha_id' | 'origem_id' | 'destino_id' | 'classe'> {
  centavos: number;
}

/**
 * The prices of some lines by the one rule of fares, in the order of lines and places. A feed holds one price for all of
 * its days, so it leaves out the rules of single days, of days ahead, of occupancy and of promotional seats. A line that
 * passes a place twice has one price between two places: the lowest.
 */
export async function publishedFares(db: Reader, linhas: readonly number[]): Promise<PublishedFare[]> {
  const regras = (await listRegras(db)).filter((regra) => !dependsOnDia(regra));
  const lowest = new Map<string, PublishedFare>();
  for (const row of await listFares(db, linhas)) {
    const fare = toFare(row, regras);
    const key = [fare.linha_id, fare.origem_id, fare.destino_id, fare.classe].join(' ');
    if (fare.centavos < (lowest.get(key)?.centavos ?? Infinity)) lowest.set(key, fare);
  }
  return [...lowest.values()].sort(byLinhaAndPlaces);
}

const byLinhaAndPlaces = (a: PublishedFare, b: PublishedFare): number =>
  a.linha_id - b.linha_id || a.origem_id - b.origem_id || a.destino_id - b.destino_id || a.classe - b.classe;

function toFare(row: FareRow, regras: readonly RegraTarifa[]): PublishedFare {
  const { linha_id, origem_id, destino_id, classe, linha, km, tarifa, taxas, hoje } = row;
  const trecho = {
    linha,
    origem: String(origem_id),
    destino: String(destino_id),
    classe: classeDeCodigo(classe),
    km,
  };
  const valid = regras.filter((regra) => coversTrecho(regra, trecho));
  const { centavos } = composeTarifaDoDia(valid, { base: tarifa, km, dia: hoje });
  return { linha_id, origem_id, destino_id, classe, centavos: centavos + taxas };
}
