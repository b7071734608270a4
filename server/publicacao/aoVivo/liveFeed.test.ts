import bindings from 'gtfs-realtime-bindings';
import { sql } from 'kysely';
import { openModelCopy } from '../../../tests/support/modelCopy';
import { START_MS } from '../../../tests/support/startMs';
import type { Database } from '../../platform/database/database';
import { createLiveFeed } from './liveFeed';

const { FeedMessage, TripDescriptor } = bindings.transit_realtime;
const { CANCELED, SCHEDULED } = TripDescriptor.ScheduleRelationship;

let database: Database;
beforeAll(async () => {
  database = await openModelCopy({ content: 'seeded' });
}, START_MS);
afterAll(() => database.close());
beforeEach(() => sql`truncate partida cascade`.execute(database.db));

/** A departure of line 1 that leaves at an SQL instant, with a status; its first stop is São Paulo. */
async function leaves(id: number, saida: string, fields: { situacao?: string; fora?: boolean; status?: string } = {}) {
  const { situacao = 'programada', fora = false, status = 'prevista' } = fields;
  await sql`
    insert into partida(id, linha_id, horario_id, data, saida, layout_id, capacidade, situacao, fora_de_venda, plataforma)
    select ${id}::bigint, 1, ${id}::int, (t.saida at time zone 'America/Sao_Paulo')::date, t.saida, 1, 46, ${situacao},
      ${fora}, '7' from (select ${sql.raw(saida)} as saida) t`.execute(database.db);
  if (status !== '') {
    await sql`insert into partida_status(partida_id, situacao, atraso_min, plataforma, atualizado_em)
      values (${id}::bigint, ${status}, 35, '7', '2026-01-02T03:04:05.900Z')`.execute(database.db);
  }
}

const read = async () => FeedMessage.decode(await createLiveFeed(database.db)());
const tripsOf = async () => (await read()).entity.map(({ tripUpdate }) => tripUpdate?.trip.tripId?.split('-')[0]);

describe('the live feed', () => {
  it('names what differs from the timetable until three days after it left, the earliest first', async () => {
    await leaves(1, `now() + interval '2 hours'`);
    await leaves(2, `now() - interval '71 hours'`);
    await leaves(3, `now() - interval '73 hours'`);
    await leaves(4, `now() + interval '1 hour'`, { status: '' });
    await leaves(5, `now() + interval '1 hour'`, { status: 'encerrada' });
    expect(await tripsOf()).toEqual(['2', '1']);
  });

  it('is silent about departures out of sale, which the schedule feed does not have', async () => {
    await leaves(1, `now() + interval '1 hour'`);
    await leaves(2, `now() + interval '2 hours'`, { fora: true });
    await leaves(3, `now() + interval '3 hours'`, { fora: true, situacao: 'cancelada', status: 'cancelada' });
    expect(await tripsOf()).toEqual(['1']);
  });

  it('cancels a departure whether or not its status says so, without a word on its stops', async () => {
    await leaves(1, `now() + interval '1 hour'`, { situacao: 'cancelada', status: '' });
    await leaves(2, `now() + interval '2 hours'`, { situacao: 'cancelada', status: 'cancelada' });
    const { entity } = await read();
    expect(entity.map(({ tripUpdate }) => tripUpdate?.trip.scheduleRelationship)).toEqual([CANCELED, CANCELED]);
    expect(entity.flatMap(({ tripUpdate }) => tripUpdate?.stopTimeUpdate ?? [])).toEqual([]);
    expect(entity.map(({ tripUpdate }) => Object.keys(tripUpdate ?? {}).includes('timestamp'))).toEqual([false, true]);
  });

  it('counts a departure by the day and the clock of the agency, on both sides of its midnight', async () => {
    const day = `(now() at time zone 'America/Sao_Paulo')::date`;
    await leaves(1, `(${day} + time '23:59') at time zone 'America/Sao_Paulo'`);
    await leaves(2, `(${day} + 1 + time '00:01') at time zone 'America/Sao_Paulo'`);
    const { rows } = await sql<{ dia: string }>`
      select to_char(${sql.raw(day)} + n, 'YYYYMMDD') as dia from generate_series(0, 1) n`.execute(database.db);
    const { entity } = await read();
    expect(entity.map(({ id }) => id)).toEqual([`1-1439-${rows[0]?.dia}`, `2-1-${rows[1]?.dia}`]);
    expect(entity[0]?.tripUpdate).toMatchObject({
      trip: { routeId: '1', startDate: rows[0]?.dia, scheduleRelationship: SCHEDULED },
      stopTimeUpdate: [{ stopSequence: 0, stopId: '1', departure: { delay: 2_100 } }],
    });
    expect(Number(entity[0]?.tripUpdate?.timestamp)).toBe(Date.parse('2026-01-02T03:04:05Z') / 1_000);
  });

  it('assigns a platform once the version of the schedule that has it is in force', async () => {
    const feed = createLiveFeed(database.db);
    const platform = async () =>
      FeedMessage.decode(await feed()).entity[0]?.tripUpdate?.stopTimeUpdate?.[0]?.stopTimeProperties?.assignedStopId;
    await leaves(1, `now() + interval '1 hour'`);
    expect(await platform()).toBe('1-7');
    await sql`update partida set plataforma = '8'`.execute(database.db);
    await sql`update partida_status set plataforma = '8'`.execute(database.db);
    expect(await platform()).toBeUndefined();
    await sql`update semente set versao = 'outra' where nome = 'catalogo'`.execute(database.db);
    expect(await platform()).toBe('1-8');
  });
});
