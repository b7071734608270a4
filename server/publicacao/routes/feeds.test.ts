import bindings from 'gtfs-realtime-bindings';
import computeStopovers, { type Stopover } from 'gtfs-utils/compute-stopovers.js';
import { sql } from 'kysely';
import { addDias } from '../../../src/domain/base/data';
import { umaCompanhia } from '../../../tests/bodies/companhiaBodies';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { readFeed, sortedFiles, type Feed } from '../testdata/readFeed';

const AGENCY_ZONE = 'America/Sao_Paulo';
const { FeedMessage, TripDescriptor } = bindings.transit_realtime;
const { CANCELED } = TripDescriptor.ScheduleRelationship;
const { saoPaulo, rio, campoGrande } = lugares;

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const getZip = (headers = {}) => server.app.inject({ url: '/gtfs.zip', headers });
const getFeed = async (): Promise<Feed> => readFeed((await getZip()).rawPayload);
const idsOf = (feed: Feed, file: string, column: string): string[] =>
  (feed[file] ?? []).map((row) => row[column] ?? '');

/** Every departure that the database has since the first day of the feed, as ids and instants. */
async function departures(feed: Feed) {
  const { rows } = await sql<{ horario_id: number; linha_id: number; saida: Date }>`
    select horario_id, linha_id, saida from partida
    where saida >= ${feed.feed_info?.[0]?.feed_start_date ?? ''}::date::timestamp at time zone ${AGENCY_ZONE}
    order by saida, horario_id`.execute(db());
  return rows;
}

/** Every stop of every trip on every day, as the outside reader computes it. */
async function stopoversOf(feed: Feed): Promise<Stopover[]> {
  // The reader takes the times of a stop for those of its zone; the specification counts all by the agency's.
  const stops = (feed.stops ?? []).map((stop) => ({ ...stop, stop_timezone: AGENCY_ZONE }));
  const found: Stopover[] = [];
  for await (const one of computeStopovers(sortedFiles({ ...feed, stops }), AGENCY_ZONE)) found.push(one);
  return found;
}

describe('the schedule feed', () => {
  it('has every departure of the database and no other, at its instant, for an outside reader', async () => {
    const feed = await getFeed();
    const expected = await departures(feed);
    expect(expected.length).toBeGreaterThan(100);
    const first = new Map([
      ['1', saoPaulo],
      ['2', rio],
      ['3', campoGrande],
    ]);
    const starts = (await stopoversOf(feed))
      .filter(({ route_id, stop_id }) => first.get(route_id) === stop_id)
      .map(({ route_id, trip_id, departure }) => `${departure} ${route_id} ${trip_id.split('-')[0]}`);
    expect(starts.sort()).toEqual(
      expected.map(({ saida, linha_id, horario_id }) => `${saida.getTime() / 1000} ${linha_id} ${horario_id}`).sort(),
    );
  });

  it('counts on past midnight, also across a time zone', async () => {
    const feed = await getFeed();
    const [trip] = idsOf(feed, 'trips', 'trip_id').filter((_, i) => feed.trips?.[i]?.route_id === '3');
    const times = (feed.stop_times ?? []).filter(({ trip_id }) => trip_id === trip);
    // 23:30 in Campo Grande is half past midnight of the next day at the agency, and fifteen hours more in São Paulo.
    expect(times.map(({ arrival_time }) => arrival_time)).toEqual(['00:30:00', '15:30:00']);
    const [late] = (feed.stop_times ?? []).filter(({ departure_time = '' }) => departure_time.startsWith('23:30'));
    const night = (feed.stop_times ?? []).filter(({ trip_id }) => trip_id === late?.trip_id);
    expect(night.map(({ departure_time }) => departure_time)).toEqual(['23:30:00', '27:40:00', '30:00:00']);
    expect(night.map(({ pickup_type, drop_off_type }) => `${pickup_type}${drop_off_type}`)).toEqual(['01', '00', '10']);
  });

  it('is published by the company, as it is called now', async () => {
    const publisher = async () => {
      const [info] = (await getFeed()).feed_info ?? [];
      return [info?.feed_publisher_name, info?.feed_contact_email];
    };
    expect(await publisher()).toEqual(['Itapê', 'atendimento@itape.test']);
    const dados = umaCompanhia({ nome: 'Viação Serra' });
    const payload = { versao: 1, dados };
    const headers = signedInAs('rita', 'Admin');
    await server.app.inject({ method: 'PUT', url: '/api/Administracao/Empresa', headers, payload });
    expect(await publisher()).toEqual(['Viação Serra', 'atendimento@itape.test']);
  });

  it('names nothing that it does not have', async () => {
    const feed = await getFeed();
    const refersTo = (file: string, column: string, target: string, key: string) => {
      const known = new Set(idsOf(feed, target, key));
      const used = idsOf(feed, file, column).filter((id) => id !== '');
      expect({ file, column, count: used.length }).toEqual({ file, column, count: expect.any(Number) });
      expect(used.filter((id) => !known.has(id))).toEqual([]);
      return used.length;
    };
    const references = [
      refersTo('routes', 'agency_id', 'agency', 'agency_id'),
      refersTo('trips', 'route_id', 'routes', 'route_id'),
      refersTo('trips', 'service_id', 'calendar', 'service_id'),
      refersTo('stop_times', 'trip_id', 'trips', 'trip_id'),
      refersTo('stop_times', 'stop_id', 'stops', 'stop_id'),
      refersTo('stops', 'parent_station', 'stops', 'stop_id'),
      refersTo('stop_areas', 'area_id', 'areas', 'area_id'),
      refersTo('stop_areas', 'stop_id', 'stops', 'stop_id'),
      refersTo('fare_leg_rules', 'network_id', 'routes', 'network_id'),
      refersTo('fare_leg_rules', 'from_area_id', 'areas', 'area_id'),
      refersTo('fare_leg_rules', 'to_area_id', 'areas', 'area_id'),
      refersTo('fare_leg_rules', 'fare_product_id', 'fare_products', 'fare_product_id'),
    ];
    expect(references.every((count) => count > 0)).toBe(true);
    for (const [file, key] of [
      ['stops', 'stop_id'],
      ['trips', 'trip_id'],
      ['fare_products', 'fare_product_id'],
    ] as const) {
      expect(new Set(idsOf(feed, file, key)).size).toBe(feed[file]?.length);
    }
  });

  it('has the all-in price of each class between two stops', async () => {
    const feed = await getFeed();
    const prices = new Map((feed.fare_products ?? []).map((product) => [product.fare_product_id, product]));
    const rules = (feed.fare_leg_rules ?? []).filter(
      ({ network_id, from_area_id, to_area_id }) =>
        network_id === '3' && from_area_id === campoGrande && to_area_id === saoPaulo,
    );
    const { classes } = await umaViagem(server, campoGrande, saoPaulo, 3);
    const sold = classes.map(({ preco }) => (preco.totalCentavos / 100).toFixed(2));
    expect(rules.map(({ fare_product_id }) => prices.get(fare_product_id ?? '')?.amount)).toEqual(sold);
    expect([...prices.values()].every(({ currency }) => currency === 'BRL')).toBe(true);
  });

  it('is sent once to a reader that keeps it, and again after the catalogue has changed', async () => {
    const first = await getZip();
    const etag = String(first.headers.etag);
    expect(first.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'public, max-age=300' });
    expect((await getZip({ 'if-none-match': etag })).statusCode).toBe(304);
    await sql`update linha set nome = 'Dutra' where id = 1`.execute(db());
    expect((await getZip({ 'if-none-match': etag })).statusCode).toBe(304);
    await sql`update semente set versao = 'outra' where nome = 'catalogo'`.execute(db());
    const second = await getZip({ 'if-none-match': etag });
    expect(second.statusCode).toBe(200);
    expect(idsOf(await readFeed(second.rawPayload), 'routes', 'route_long_name')).toContain('Dutra');
  });
});

describe('the live feed', () => {
  const getUpdates = async () => {
    const reply = await server.app.inject({ url: '/gtfs-rt/trip-updates' });
    expect(reply.headers).toMatchObject({ 'content-type': 'application/x-protobuf' });
    const { header, entity } = FeedMessage.decode(reply.rawPayload);
    expect(header).toMatchObject({ gtfsRealtimeVersion: '2.0' });
    return entity.flatMap(({ tripUpdate }) => (tripUpdate ? [tripUpdate] : []));
  };
  const give = async (id: string, payload: object) => {
    const headers = signedInAs('chefe', 'Admin');
    const reply = await server.app.inject({ method: 'PUT', url: `/api/Viagens/${id}/Status`, headers, payload });
    expect(reply.statusCode).toBe(200);
  };
  const soon = async (origem: string, destino: string): Promise<string> => {
    const { id } = await umaViagem(server, origem, destino, 1);
    await sql`update partida set saida = now() + interval '2 hours' where id = ${id}::bigint`.execute(db());
    return id;
  };

  it('tells delays, platforms and cancellations by the ids of the schedule feed', async () => {
    const feed = await getFeed();
    const platforms = (feed.stops ?? []).filter(({ parent_station }) => parent_station === `terminal-${saoPaulo}`);
    const known = platforms.find(({ platform_code }) => platform_code !== '') ?? {};
    const late = { situacao: 'prevista', atrasoMinutos: 40, motivo: 'chuva', plataforma: known.platform_code };
    await give(await soon(saoPaulo, rio), late);
    // No stop of the schedule feed is the platform 99.
    await give(await soon(rio, saoPaulo), { situacao: 'embarque', atrasoMinutos: 0, plataforma: '99' });
    const gone = await umaViagem(server, campoGrande, saoPaulo, 9);
    await give(gone.id, { situacao: 'cancelada', atrasoMinutos: 0, motivo: 'interdicao' });

    const updates = await getUpdates();
    const firstStop = (linha: string) => updates.find(({ trip }) => trip.routeId === linha)?.stopTimeUpdate?.[0];
    const assignedStopId = known.stop_id;
    const delayed = { stopSequence: 0, stopId: saoPaulo, departure: { delay: 2400 } };
    expect(firstStop('1')).toMatchObject({ ...delayed, stopTimeProperties: { assignedStopId } });
    expect(assignedStopId).toMatch(/^1-/);
    expect(firstStop('2')).toMatchObject({ stopId: rio, departure: { delay: 0 }, stopTimeProperties: null });

    const [cancelled] = updates.filter(({ trip }) => trip.scheduleRelationship === CANCELED);
    expect(cancelled).toMatchObject({ trip: { routeId: '3' }, stopTimeUpdate: [] });
    expect(idsOf(feed, 'trips', 'trip_id')).toContain(cancelled?.trip.tripId);
    // The coach leaves at 23:30 in Campo Grande, on the next day of the agency.
    expect(cancelled?.trip.startDate).toBe(addDias(gone.partida.dia, 1).replaceAll('-', ''));
  });
});
