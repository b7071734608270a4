import { groupBy } from '../../viagens/groupBy';
import { gtfsTime, stopId, viagemId } from '../feedIds';
import { gtfsFile, inGroups, type FeedParts, type GtfsFile } from './gtfsFile';
import { listParadas, listViagens } from './gtfsRepository';

const columns = [
  'trip_id',
  'arrival_time',
  'departure_time',
  'stop_id',
  'stop_sequence',
  'pickup_type',
  'drop_off_type',
] as const;

const REGULAR = 0;
const NONE = 1;

/** Each stop of each trip. GTFS counts all of them by the agency's clock, whatever the zone of the stop. */
export const stopTimesFile = ({ db, desde, ids, lote }: FeedParts): GtfsFile =>
  gtfsFile('stop_times.txt', columns, () =>
    inGroups(ids, lote, async (some) => {
      const paradas = groupBy(await listParadas(db, some), ({ linha_id }) => linha_id);
      return (await listViagens(db, some, desde)).flatMap(({ horario_id, linha_id, inicio }) =>
        (paradas.get(linha_id) ?? []).map(({ seq, localidade_id, chega, sai, embarca, desembarca }) => ({
          trip_id: viagemId(horario_id, inicio),
          arrival_time: gtfsTime(inicio + chega),
          departure_time: gtfsTime(inicio + sai),
          stop_id: stopId(localidade_id),
          stop_sequence: seq,
          pickup_type: embarca ? REGULAR : NONE,
          drop_off_type: desembarca ? REGULAR : NONE,
        })),
      );
    }),
  );
