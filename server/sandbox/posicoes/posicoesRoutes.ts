import bindings from 'gtfs-realtime-bindings';
import type { Database } from '../../platform/database/database';
import { databaseNow } from '../../platform/database/databaseNow';
import type { App } from '../../platform/http/appTypes';
import { gtfsDate, viagemId } from '../../publicacao/feedIds';
import { listPedidas } from '../../publicacao/posicoes/partidaPedidaRepository';
import { listOnTheRoad } from './onTheRoadRepository';
import { positionOf } from './positionOf';

const { FeedHeader, FeedMessage } = bindings.transit_realtime;

/** Address of the embedded operator's feed of VehiclePositions. */
export const SANDBOX_POSICOES = '/_sandbox/gtfs-rt/vehicle-positions';

/** The positions of the coaches that somebody asks for, as an operator's system tells them (GTFS-Realtime). */
export function registerPosicoesSandbox(app: App, { db }: Database): void {
  app.get('/gtfs-rt/vehicle-positions', async (_request, reply) => {
    const names = new Map((await listPedidas(db)).map((pedida) => [pedida.id, pedida]));
    const timestamp = Math.floor((await databaseNow(db)).getTime() / 1000);
    const entity = (await listOnTheRoad(db)).flatMap((coach) => {
      const [pedida, at] = [names.get(coach.id), positionOf(coach)];
      if (!pedida || !at) return [];
      const trip = {
        tripId: viagemId(pedida.horario_id, pedida.inicio),
        startDate: gtfsDate(pedida.dia),
      };
      return [{ id: coach.id, vehicle: { trip, position: { latitude: at.lat, longitude: at.lon }, timestamp } }];
    });
    const header = { gtfsRealtimeVersion: '2.0', incrementality: FeedHeader.Incrementality.FULL_DATASET, timestamp };
    return reply
      .type('application/x-protobuf')
      .header('cache-control', 'no-store')
      .send(Buffer.from(FeedMessage.encode({ header, entity }).finish()));
  });
}
