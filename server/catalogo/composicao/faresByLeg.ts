import { groupBy } from '../../viagens/groupBy';
import type { Achados } from '../achados';
import { fareLegRules, fareProducts } from '../leitura/gtfs';
import type { Feed } from '../leitura/readFeed';
import type { Lugares } from './lugares';
import { MOEDA, type PrecoGtfs } from './precoGtfs';

type Regra = Feed['regrasDeTrecho'][number];

/**
 * Fares v2: the rules for the network of the route and the areas of origin and destination; of those that match, the ones
 * of the highest priority, and of these the cheapest product of an ordinary adult. Rules of certain hours are left out.
 */
export function faresByLeg(feed: Feed, { placeOf }: Lugares, avisos: Achados): PrecoGtfs {
  const prices = pricesOf(feed, avisos);
  const rules = feed.regrasDeTrecho.filter((rule) => isOfAllHours(rule, avisos));
  const byPrioridade = rules.some(({ rule_priority }) => rule_priority !== null);
  const byKey = groupBy(rules, ({ network_id, from_area_id, to_area_id }) =>
    keyOf(network_id, from_area_id, to_area_id),
  );
  const listed = (pick: (rule: Regra) => string | null): Set<string> => new Set(rules.flatMap((r) => pick(r) ?? []));
  const redes = listed(({ network_id }) => network_id);
  const de = listed(({ from_area_id }) => from_area_id);
  const para = listed(({ to_area_id }) => to_area_id);
  /** Without priorities an empty field stands for those that no rule names. */
  const values = (own: readonly string[], named: ReadonlySet<string>): (string | null)[] =>
    !byPrioridade && own.some((id) => named.has(id)) ? [...own] : [...own, null];
  const networksOf = networks(feed);
  const areasByParada = groupBy(feed.areas, ({ stop_id }) => stop_id);
  const areasOf = (parada: string): string[] =>
    [parada, placeOf(parada) ?? parada].flatMap((id) => areasByParada.get(id)?.map(({ area_id }) => area_id) ?? []);
  return ({ rota, origem, destino }) => {
    const matching = values(networksOf(rota), redes).flatMap((rede) =>
      values(areasOf(origem.parada), de).flatMap((from) =>
        values(areasOf(destino.parada), para).flatMap((to) => byKey.get(keyOf(rede, from, to)) ?? []),
      ),
    );
    const best = Math.max(...matching.map(({ rule_priority }) => rule_priority ?? 0));
    const found = matching
      .filter(({ rule_priority }) => (rule_priority ?? 0) === best)
      .flatMap(({ fare_product_id }) => prices.get(fare_product_id) ?? []);
    return found.length > 0 ? Math.min(...found) : null;
  };
}

const keyOf = (...parts: readonly (string | null)[]): string => JSON.stringify(parts);

function isOfAllHours(
  { linha, from_timeframe_group_id: de, to_timeframe_group_id: ate }: Regra,
  avisos: Achados,
): boolean {
  if (de === null && ate === null) return true;
  avisos.add(fareLegRules.nome, linha, 'tarifa por horário não é vendida');
  return false;
}

/** The price of each product for an adult, who is the default category or of none. */
function pricesOf({ produtos, categorias }: Feed, avisos: Achados): Map<string, number> {
  const usual = new Set(categorias.flatMap((row) => (row.is_default_fare_category ? [row.rider_category_id] : [])));
  const prices = new Map<string, number>();
  for (const { linha, fare_product_id: id, rider_category_id: categoria, amount, currency } of produtos) {
    if (currency !== MOEDA) avisos.add(fareProducts.nome, linha, `${id}: a moeda é ${currency}; só ${MOEDA} é vendido`);
    const isForAdults = categoria === null || usual.has(categoria);
    if (currency !== MOEDA || !isForAdults || amount === 0) continue;
    prices.set(id, Math.min(amount, prices.get(id) ?? amount));
  }
  return prices;
}

function networks({ rotas, redes }: Feed): (rota: string) => string[] {
  const byRota = groupBy(redes, ({ route_id }) => route_id);
  const own = new Map(rotas.map(({ route_id, network_id }) => [route_id, network_id]));
  return (rota) => [...(byRota.get(rota)?.map(({ network_id }) => network_id) ?? []), own.get(rota) ?? []].flat();
}
