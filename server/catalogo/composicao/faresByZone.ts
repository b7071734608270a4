import { groupBy } from '../../viagens/groupBy';
import type { Achados } from '../achados';
import { fareAttributes } from '../leitura/gtfs';
import type { Feed } from '../leitura/readFeed';
import type { Lugares } from './lugares';
import { MOEDA, type PrecoGtfs } from './precoGtfs';

/** Fares v1: the cheapest fare with a rule for the route and the zones of origin, destination and way. */
export function faresByZone({ precos, regras }: Feed, { zoneOf }: Lugares, avisos: Achados): PrecoGtfs {
  const ours = precos.filter(({ linha, fare_id, currency_type, price }) => {
    if (currency_type !== MOEDA) {
      avisos.add(fareAttributes.nome, linha, `${fare_id}: a moeda é ${currency_type}; só ${MOEDA} é vendido`);
    }
    return currency_type === MOEDA && price > 0;
  });
  const rulesOf = groupBy(regras, ({ fare_id }) => fare_id);
  /** Price by route, origin and destination; an empty one is any. */
  const byPair = new Map<string, number>();
  const byZones: { rota: string | null; zonas: string; centavos: number }[] = [];
  for (const { fare_id, price } of ours) {
    const rules = rulesOf.get(fare_id) ?? [
      { route_id: null, origin_id: null, destination_id: null, contains_id: null },
    ];
    for (const rule of rules.filter(({ contains_id }) => contains_id === null)) {
      const key = keyOf(rule.route_id, rule.origin_id, rule.destination_id);
      byPair.set(key, Math.min(price, byPair.get(key) ?? price));
    }
    const through = rules.filter(({ contains_id }) => contains_id !== null);
    for (const [rota, some] of groupBy(through, ({ route_id }) => route_id)) {
      byZones.push({ rota, zonas: zonesOf(some.map(({ contains_id }) => contains_id)), centavos: price });
    }
  }
  return ({ rota, origem, destino, caminho }) => {
    const [from, to] = [zoneOf(origem.parada), zoneOf(destino.parada)];
    const keys = [rota, null].flatMap((r) => [from, null].flatMap((o) => [to, null].map((d) => keyOf(r, o, d))));
    const found = keys.flatMap((key) => byPair.get(key) ?? []);
    if (byZones.length > 0) {
      const zonas = zonesOf(caminho.map(({ parada }) => zoneOf(parada)));
      const same = byZones.filter((one) => one.zonas === zonas && (one.rota === null || one.rota === rota));
      found.push(...same.map(({ centavos }) => centavos));
    }
    return found.length > 0 ? Math.min(...found) : null;
  };
}

const keyOf = (...parts: readonly (string | null)[]): string => JSON.stringify(parts);

/** The set of zones that a way passes. */
const zonesOf = (zonas: readonly (string | null)[]): string => JSON.stringify([...new Set(zonas)].sort());
