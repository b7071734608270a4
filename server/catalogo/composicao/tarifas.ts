import { codigoDeClasse, type CodigoClasse } from '../../../src/domain/viagens/classe';
import type { Achados } from '../achados';
import { tarifas } from '../leitura/itape';
import type { Feed } from '../leitura/readFeed';
import type { TarifaDesejada } from './desejado';
import { faresByZone } from './faresByZone';
import { faresByLeg } from './faresByLeg';
import type { Lugares } from './lugares';
import type { PrecoGtfs, TrechoSemPreco } from './precoGtfs';

type Preco = Pick<TarifaDesejada, 'vigente_de' | 'centavos' | 'pedagio' | 'embarque' | 'seguro'>;

/** The fares of a part in a class: those of our file, else the one of GTFS; none where it is not sold. */
export type PrecosDe = (trecho: TrechoSemPreco, classe: CodigoClasse) => Preco[];

/** GTFS fares have no day from which they hold. */
const SEMPRE = '2000-01-01';
const QUALQUER = '*';

/** Reads the fares of a feed. Its own are those of Fares v2 where it has any, else those of v1. */
export function composePrecos(
  feed: Feed,
  lugares: Lugares,
  { falhas, avisos }: { falhas: Achados; avisos: Achados },
): PrecosDe {
  const nossas = readNossas(feed, lugares, falhas);
  const hasLegs = feed.produtos.length > 0 && feed.regrasDeTrecho.length > 0;
  const gtfs: PrecoGtfs = hasLegs ? faresByLeg(feed, lugares, avisos) : faresByZone(feed, lugares, avisos);
  return (trecho, classe) => {
    const { rota, sentido, origem, destino } = trecho;
    const key = (quais: string) => keyOf(rota, quais, origem.lugar, destino.lugar, classe);
    const own = nossas.get(key(String(sentido))) ?? nossas.get(key(QUALQUER));
    if (own) return own;
    const centavos = gtfs(trecho);
    return centavos === null ? [] : [{ vigente_de: SEMPRE, centavos, pedagio: 0, embarque: 0, seguro: 0 }];
  };
}

const keyOf = (...parts: readonly (string | number)[]): string => JSON.stringify(parts);

function readNossas(feed: Feed, lugares: Lugares, falhas: Achados): Map<string, Preco[]> {
  const rotas = new Set(feed.rotas.map(({ route_id }) => route_id));
  const nossas = new Map<string, Preco[]>();
  for (const row of feed.tarifas) {
    const { linha, route_id: rota, direction_id: sentido, vigente_de, tarifa, pedagio, embarque, seguro } = row;
    const [origem, destino] = [lugares.placeOf(row.origem_stop_id), lugares.placeOf(row.destino_stop_id)];
    const refuse = (motivo: string): void => falhas.add(tarifas.nome, linha, motivo);
    if (!rotas.has(rota)) refuse(`route_id: ${rota} não está em routes.txt`);
    if (origem === undefined) refuse(`origem_stop_id: ${row.origem_stop_id} não está em stops.txt`);
    if (destino === undefined) refuse(`destino_stop_id: ${row.destino_stop_id} não está em stops.txt`);
    if (origem === undefined || destino === undefined) continue;
    const quais = sentido === null ? QUALQUER : String(sentido);
    const key = keyOf(rota, quais, origem, destino, codigoDeClasse[row.classe]);
    const known = nossas.get(key) ?? [];
    if (known.some((one) => one.vigente_de === vigente_de)) refuse(`a tarifa desde ${vigente_de} se repete`);
    nossas.set(key, [...known, { vigente_de, centavos: tarifa, pedagio, embarque, seguro }]);
  }
  return nossas;
}
