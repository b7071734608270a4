import { classeDeCodigo } from '../../../src/domain/viagens/classe';
import { rotulosClasse } from '../../../src/domain/viagens/viagem';
import { routeId, stopId } from '../feedIds';
import { gtfsFile, inGroups, type FeedParts, type GtfsFile } from './gtfsFile';
import { listTerminais } from './gtfsRepository';
import { publishedFares } from './publishedFares';

/**
 * Fares of GTFS, version 2. A price depends on line, both stops and class; version 1 knows no class, so each class would
 * hide the others. Each terminal is an area, each line a network, each price of a class a product.
 */
export function fareFiles(parts: FeedParts): GtfsFile[] {
  const { db, ids, lote } = parts;
  const products = new Map<string, { classe: number; centavos: number }>();
  const legRules = gtfsFile('fare_leg_rules.txt', ['network_id', 'from_area_id', 'to_area_id', 'fare_product_id'], () =>
    inGroups(ids, lote, async (some) =>
      (await publishedFares(db, some)).map(({ linha_id, origem_id, destino_id, classe, centavos }) => {
        const id = `${classeDeCodigo(classe)}-${centavos}`;
        products.set(id, { classe, centavos });
        return {
          network_id: routeId(linha_id),
          from_area_id: stopId(origem_id),
          to_area_id: stopId(destino_id),
          fare_product_id: id,
        };
      }),
    ),
  );
  return [...areaFiles(parts), legRules, productsFile(products)];
}

const areaFiles = ({ db, ids }: FeedParts): GtfsFile[] => [
  gtfsFile('areas.txt', ['area_id', 'area_name'], async function* () {
    yield (await listTerminais(db, ids)).map(({ id, nome }) => ({ area_id: stopId(id), area_name: nome }));
  }),
  gtfsFile('stop_areas.txt', ['area_id', 'stop_id'], async function* () {
    yield (await listTerminais(db, ids)).map(({ id }) => ({ area_id: stopId(id), stop_id: stopId(id) }));
  }),
];

/** The prices that the rules name; it is read after them. */
const productsFile = (products: ReadonlyMap<string, { classe: number; centavos: number }>): GtfsFile =>
  gtfsFile('fare_products.txt', ['fare_product_id', 'fare_product_name', 'amount', 'currency'], async function* () {
    yield [...products].map(([id, { classe, centavos }]) => ({
      fare_product_id: id,
      fare_product_name: rotulosClasse[classeDeCodigo(classe)],
      amount: (centavos / 100).toFixed(2),
      currency: 'BRL',
    }));
  });
