import { gtfsDate, gtfsTime } from '../../publicacao/feedIds';
import { allAtOnce, gtfsFile, inGroups, type GtfsFile } from '../../publicacao/gtfs/gtfsFile';
import type { Linhas } from '../plano/tabelas';
import type { ServicoExportado, ServicosExportados } from './servicosExportados';
import type { Fato, LinhaExportada } from './rotasExportadas';

/** GTFS has one type for all coaches and buses. */
const BUS = 3;
const REGULAR = 0;
const NONE = 1;
const ADDED = 1;
const REMOVED = 2;
/** Lines whose times are text at a time. */
const LINHAS_POR_LOTE = 50;

/** Everything that a file is written from. */
export interface Exportado {
  linhas: readonly LinhaExportada[];
  fatos: readonly Fato[];
  /** The places where the lines stop, by their names in the file. */
  lugares: ReadonlyMap<string, Linhas['localidade'][number]>;
  servicos: ServicosExportados;
  viagemOf: (horarioId: number) => string;
  publicUrl: string;
}

type Rota = Extract<Fato, { tipo: 'rota' }>;
const rotasDe = (fatos: readonly Fato[]): Rota[] => fatos.filter((fato): fato is Rota => fato.tipo === 'rota');

/** The files of GTFS Schedule that an import reads. */
export function arquivosGtfs(exportado: Exportado): GtfsFile[] {
  return [
    ...rotaFiles(exportado),
    gtfsFile('stops.txt', ['stop_id', 'stop_name', 'stop_lat', 'stop_lon', 'stop_timezone'], () =>
      allAtOnce(
        [...exportado.lugares].map(([id, { terminal, lat, lon, tz }]) => ({
          stop_id: id,
          stop_name: terminal,
          stop_lat: lat,
          stop_lon: lon,
          stop_timezone: tz,
        })),
      ),
    ),
    viagensFile(exportado),
    temposFile(exportado),
    ...calendarFiles(exportado.servicos.todos),
  ];
}

/** A zone belongs to an agency, so a carrier whose lines count in two zones is two of them. */
function rotaFiles({ fatos, publicUrl }: Exportado): GtfsFile[] {
  const rotas = rotasDe(fatos);
  const keyOf = ({ operadora, fuso }: Rota): string => JSON.stringify([operadora, fuso]);
  const agencias = [...new Map(rotas.map((rota) => [keyOf(rota), rota]))];
  const ids = new Map(agencias.map(([key], i) => [key, String(i + 1)]));
  return [
    gtfsFile('agency.txt', ['agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang'], () =>
      allAtOnce(
        agencias.map(([key, { operadora, fuso }]) => ({
          agency_id: ids.get(key) ?? null,
          agency_name: operadora,
          agency_url: publicUrl,
          agency_timezone: fuso,
          agency_lang: 'pt-BR',
        })),
      ),
    ),
    gtfsFile('routes.txt', ['route_id', 'agency_id', 'route_short_name', 'route_long_name', 'route_type'], () =>
      allAtOnce(
        rotas.map((rota) => ({
          route_id: rota.rota,
          agency_id: ids.get(keyOf(rota)) ?? null,
          route_short_name: rota.codigo,
          route_long_name: rota.nome,
          route_type: BUS,
        })),
      ),
    ),
  ];
}

const viagensFile = ({ linhas, servicos, viagemOf }: Exportado): GtfsFile =>
  gtfsFile('trips.txt', ['route_id', 'service_id', 'trip_id', 'direction_id'], () =>
    allAtOnce(
      linhas.flatMap(({ rota, sentido, horarios }) =>
        horarios.map(({ id }) => ({
          route_id: rota,
          service_id: servicos.idOf(id),
          trip_id: viagemOf(id),
          direction_id: sentido,
        })),
      ),
    ),
  );

const TEMPO = ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence', 'pickup_type', 'drop_off_type'];

const temposFile = ({ linhas, viagemOf }: Exportado): GtfsFile =>
  gtfsFile('stop_times.txt', TEMPO, () =>
    inGroups(linhas, LINHAS_POR_LOTE, (some) =>
      Promise.resolve(
        some.flatMap(({ horarios, paradas }) =>
          horarios.flatMap(({ id, hora_min }) =>
            paradas.map(({ lugar, chega, sai, embarca, desembarca }, seq) => ({
              trip_id: viagemOf(id),
              arrival_time: gtfsTime(hora_min + chega),
              departure_time: gtfsTime(hora_min + sai),
              stop_id: lugar,
              stop_sequence: seq,
              pickup_type: embarca ? REGULAR : NONE,
              drop_off_type: desembarca ? REGULAR : NONE,
            })),
          ),
        ),
      ),
    ),
  );

const SEMANA = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const calendarFiles = (servicos: readonly ServicoExportado[]): GtfsFile[] => [
  gtfsFile('calendar.txt', ['service_id', ...SEMANA, 'start_date', 'end_date'], () =>
    allAtOnce(
      servicos.map(({ id, dias, vigente_de, vigente_ate }) => ({
        service_id: id,
        ...Object.fromEntries(SEMANA.map((dia, weekday) => [dia, (dias >> weekday) & 1])),
        start_date: gtfsDate(vigente_de),
        end_date: gtfsDate(vigente_ate),
      })),
    ),
  ),
  gtfsFile('calendar_dates.txt', ['service_id', 'date', 'exception_type'], () =>
    allAtOnce(
      servicos.flatMap(({ id, excecoes }) =>
        excecoes.map(({ data, acao }) => ({
          service_id: id,
          date: gtfsDate(data),
          exception_type: acao === 'roda' ? ADDED : REMOVED,
        })),
      ),
    ),
  ),
];
