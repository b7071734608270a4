import bindings from 'gtfs-realtime-bindings';
import type { Dia } from '../../../src/domain/base/data';
import type { Reader } from '../../platform/database/database';
import { databaseNow } from '../../platform/database/databaseNow';
import { gtfsDate, platformId, routeId, stopId, viagemId } from '../feedIds';
import { findFeedVersion, listPlataformas } from '../feedRepository';
import { listChanged, type ChangedRow } from './aoVivoRepository';

const { FeedHeader, FeedMessage, TripDescriptor } = bindings.transit_realtime;

type Entity = bindings.transit_realtime.IFeedEntity;

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/**
 * The GTFS-Realtime message of the day's operations: delays, cancellations and platforms. Its ids are those of the
 * schedule feed, whose platforms are read once a version. A departure that is not in it runs by the timetable.
 */
export function createLiveFeed(db: Reader): () => Promise<Uint8Array> {
  let kept: { versao: string; published: ReadonlySet<string> } | undefined;
  const publishedPlatforms = async (): Promise<ReadonlySet<string>> => {
    const { desde, versao } = await findFeedVersion(db);
    if (kept?.versao !== versao) kept = { versao, published: await readPlatforms(db, desde) };
    return kept.published;
  };
  return async () => {
    const published = await publishedPlatforms();
    const header = {
      gtfsRealtimeVersion: '2.0',
      incrementality: FeedHeader.Incrementality.FULL_DATASET,
      timestamp: seconds(await databaseNow(db)),
    };
    const entity = (await listChanged(db)).map((row) => toEntity(row, published));
    return FeedMessage.encode({ header, entity }).finish();
  };
}

const readPlatforms = async (db: Reader, desde: Dia): Promise<ReadonlySet<string>> =>
  new Set(
    (await listPlataformas(db, desde)).map(({ localidade_id, plataforma }) => platformId(localidade_id, plataforma)),
  );

function toEntity(row: ChangedRow, published: ReadonlySet<string>): Entity {
  const { CANCELED, SCHEDULED } = TripDescriptor.ScheduleRelationship;
  const viagem = {
    tripId: viagemId(row.horario_id, row.inicio),
    routeId: routeId(row.linha_id),
    startDate: gtfsDate(row.dia),
    scheduleRelationship: row.cancelada ? CANCELED : SCHEDULED,
  };
  return {
    id: `${viagem.tripId}-${viagem.startDate}`,
    tripUpdate: {
      trip: viagem,
      // The delay of the first stop holds for those after it.
      stopTimeUpdate: row.cancelada ? [] : [firstStop(row, published)],
      ...(row.atualizado_em && { timestamp: seconds(row.atualizado_em) }),
    },
  };
}

function firstStop({ seq, localidade_id, atraso_min, plataforma }: ChangedRow, published: ReadonlySet<string>) {
  const platform = plataforma === null ? null : platformId(localidade_id, plataforma);
  return {
    stopSequence: seq,
    stopId: stopId(localidade_id),
    departure: { delay: atraso_min * 60 },
    // A reader knows the platforms of the schedule feed alone.
    ...(platform !== null && published.has(platform) && { stopTimeProperties: { assignedStopId: platform } }),
  };
}
