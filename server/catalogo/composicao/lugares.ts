import { foldText } from '../../../src/domain/lugares/busca/foldText';
import { maisProximo, type Ponto } from '../../../src/domain/lugares/distancia';
import type { Achados } from '../achados';
import { agency, stops } from '../leitura/gtfs';
import { localidades as itapeLocalidades } from '../leitura/itape';
import type { Feed } from '../leitura/readFeed';
import type { LocalidadeDesejada, Municipio } from './desejado';

/** Maximum distance from a stop to the middle of its municipality. */
const MUNICIPIO_KM = 20;
const EXTERIOR = 'EX';

/** The places of a feed: platforms of a station are one place. */
export interface Lugares {
  /** The place of a stop: its station, or the stop itself. */
  placeOf: (parada: string) => string | undefined;
  /** The fare zone of a stop. */
  zoneOf: (parada: string) => string | null;
  pontoOf: (lugar: string) => Ponto;
  /** Names a place as a person reads it. */
  nameOf: (lugar: string) => string;
  /** The rows of some places. */
  compose: (lugares: ReadonlySet<string>) => LocalidadeDesejada[];
}

type Parada = Feed['paradas'][number];

/** Finds out which place each stop belongs to; a stop whose station or position is missing is reported. */
export function composeLugares(
  feed: Feed,
  municipios: readonly Municipio[],
  { falhas, avisos }: { falhas: Achados; avisos: Achados },
): Lugares {
  const paradas = new Map<string, Parada>();
  for (const parada of feed.paradas) {
    if (paradas.has(parada.stop_id)) falhas.add(stops.nome, parada.linha, `stop_id: ${parada.stop_id} se repete`);
    paradas.set(parada.stop_id, parada);
  }
  checkEstacoes(feed.paradas, paradas, falhas);
  const placeOf = (id: string): string | undefined => {
    let parada = paradas.get(id);
    // A boarding area lies in a platform, and that in a station.
    for (let depth = 0; depth < 3 && parada?.parent_station; depth += 1) {
      parada = paradas.get(parada.parent_station) ?? parada;
    }
    return parada?.stop_id;
  };
  const nossas = new Map<string, Feed['localidades'][number]>();
  for (const row of feed.localidades) {
    const lugar = placeOf(row.stop_id);
    if (lugar === undefined) {
      falhas.add(itapeLocalidades.nome, row.linha, `stop_id: ${row.stop_id} não está em stops.txt`);
    } else if (nossas.has(lugar)) falhas.add(itapeLocalidades.nome, row.linha, `stop_id: ${row.stop_id} se repete`);
    else nossas.set(lugar, row);
  }
  // Without an agency the feed has a fault, and its places count for nothing.
  const fuso = feed.agencias[0]?.agency_timezone ?? 'UTC';
  return {
    placeOf,
    zoneOf: (id) => paradas.get(id)?.zone_id ?? paradas.get(placeOf(id) ?? '')?.zone_id ?? null,
    pontoOf: (id) => pontoOf(paradas.get(id)),
    nameOf: (id) => paradas.get(id)?.stop_name ?? id,
    compose: (lugares) =>
      [...lugares].flatMap((id) => {
        const parada = paradas.get(id);
        return parada ? [toLocalidade({ parada, nossa: nossas.get(id), municipios, fuso, avisos })] : [];
      }),
  };
}

const pontoOf = (parada: Parada | undefined): Ponto => ({ lat: parada?.stop_lat ?? 0, lon: parada?.stop_lon ?? 0 });

function checkEstacoes(rows: readonly Parada[], paradas: ReadonlyMap<string, Parada>, falhas: Achados): void {
  for (const { linha, parent_station: estacao, stop_lat, stop_lon } of rows) {
    if (estacao !== null && !paradas.has(estacao)) {
      falhas.add(stops.nome, linha, `parent_station: ${estacao} não está em stops.txt`);
    }
    if (estacao === null && (stop_lat === null || stop_lon === null)) {
      falhas.add(stops.nome, linha, 'stop_lat e stop_lon não podem ficar em branco');
    }
  }
}

interface Sources {
  parada: Parada;
  nossa: Feed['localidades'][number] | undefined;
  municipios: readonly Municipio[];
  /** Zone of the agency: that of a stop which names none. */
  fuso: string;
  avisos: Achados;
}

function toLocalidade(sources: Sources): LocalidadeDesejada {
  const { parada, nossa, municipios, fuso } = sources;
  const ponto = pontoOf(parada);
  const tz = parada.stop_timezone ?? fuso;
  const perto = maisProximo(municipios, ponto, MUNICIPIO_KM);
  warn(sources, perto, tz);
  const terminal = parada.stop_name ?? parada.stop_id;
  const municipio = nossa ?? perto ?? { ibge: 0, nome: terminal, uf: EXTERIOR, peso: 0 };
  const aliases = (nossa?.aliases ?? '').split('|').map(foldText);
  return {
    externo: parada.stop_id,
    ibge: municipio.ibge,
    nome: municipio.nome,
    terminal: nossa?.terminal ?? terminal,
    uf: municipio.uf,
    busca: foldText(municipio.nome),
    aliases: aliases.filter((alias) => alias !== '').join('|'),
    tz,
    ...ponto,
    peso: municipio.peso,
  };
}

function warn({ parada: { linha, stop_id }, nossa, avisos }: Sources, perto: Municipio | null, tz: string): void {
  if (!nossa && !perto) {
    avisos.add(stops.nome, linha, `${stop_id}: município desconhecido; diga qual em ${itapeLocalidades.nome}`);
  }
  if (perto && !sameClock(perto.tz, tz)) {
    avisos.add(stops.nome, linha, `${stop_id}: o fuso é ${tz}, e o de ${perto.nome} é ${perto.tz}`);
  }
}

/** Whether two zones have the same time this winter and this summer; Brazil has more names than clocks. */
function sameClock(a: string, b: string): boolean {
  const hours = (zone: string) =>
    ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((instant) =>
      new Intl.DateTimeFormat('en', { timeZone: zone, timeStyle: 'short' }).format(new Date(instant)),
    );
  return a === b || hours(a).join() === hours(b).join();
}

/**
 * The zone in which the times of each route are counted: its agency's. Agencies of one feed ought to share it; a feed
 * that mixes them is read as its author means it.
 */
export function composeFusos({ agencias, rotas }: Feed, avisos: Achados): (rota: string) => string {
  const [first] = agencias;
  const usual = first?.agency_timezone ?? '';
  for (const { linha, agency_timezone: fuso } of agencias) {
    if (fuso !== usual) avisos.add(agency.nome, linha, `o fuso ${fuso} não é o da primeira agência, ${usual}`);
  }
  const byAgencia = new Map(agencias.map(({ agency_id, agency_timezone }) => [agency_id, agency_timezone]));
  const byRota = new Map(rotas.map(({ route_id, agency_id }) => [route_id, byAgencia.get(agency_id ?? '') ?? usual]));
  return (rota) => byRota.get(rota) ?? usual;
}
