import { rotuloLocalidade } from '../../../src/domain/viagens/camposBusca';
import { listPlataformas } from '../feedRepository';
import { platformId, stationId, stopId } from '../feedIds';
import { groupBy } from '../../viagens/groupBy';
import { gtfsFile, type FeedParts, type GtfsFile } from './gtfsFile';
import { listTerminais, type TerminalRow } from './gtfsRepository';

const columns = [
  'stop_id',
  'stop_name',
  'stop_lat',
  'stop_lon',
  'stop_timezone',
  'location_type',
  'parent_station',
  'platform_code',
] as const;

const STOP = 0;
const STATION = 1;

/**
 * A terminal is one stop, which the timetable names. Where platforms are known it also is a station with a stop each,
 * which the live feed names once a departure has its platform.
 */
export const stopsFile = ({ db, desde, ids }: FeedParts): GtfsFile =>
  gtfsFile('stops.txt', columns, async function* () {
    const plataformas = groupBy(await listPlataformas(db, desde), ({ localidade_id }) => localidade_id);
    for (const terminal of await listTerminais(db, ids)) {
      yield toStops(
        terminal,
        (plataformas.get(terminal.id) ?? []).map(({ plataforma }) => plataforma),
      );
    }
  });

function toStops(terminal: TerminalRow, plataformas: readonly string[]) {
  const { id, lat, lon, tz } = terminal;
  const place = {
    stop_name: rotuloLocalidade({ ...terminal, id: String(id), fuso: tz }),
    stop_lat: lat,
    stop_lon: lon,
    stop_timezone: tz,
    platform_code: null,
  };
  const alone = { ...place, stop_id: stopId(id), location_type: STOP, parent_station: null };
  if (plataformas.length === 0) return [alone];
  const parent_station = stationId(id);
  return [
    { ...place, stop_id: parent_station, location_type: STATION, parent_station: null },
    { ...alone, parent_station },
    ...plataformas.map((plataforma) => ({
      ...alone,
      stop_id: platformId(id, plataforma),
      parent_station,
      platform_code: plataforma,
    })),
  ];
}
