import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { idaEVoltaComTrocas } from '../../tests/support/idaEVoltaComTrocas';
import { endIn, reserve } from '../../tests/support/reservasDeTeste';
import { cross, startRival, type Rival } from '../../tests/support/rival';
import { START_MS } from '../../tests/support/startMs';
import { startRaces } from '../../tests/support/startRaces';
import type { Tx } from '../platform/database/database';
import type { Server } from '../createServer';
import { sweep } from './transitions';

/** Maximum wait of the rival for a row. PostgreSQL looks for deadlocks, which are repeated silently, after a second. */
const WAIT_MS = 200;

let server: Server;
let trip: Awaited<ReturnType<typeof idaEVoltaComTrocas>>;
/** The departures of the trip in the order of their ids. */
let inOrder: string[];

beforeAll(async () => {
  server = await startRaces();
  trip = await idaEVoltaComTrocas(server, 12);
  inOrder = trip.ids.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
}, START_MS);
afterAll(() => server.close());

const database = () => server.services.database;

/** The legs, the way first whose first departure is not the lowest, each with its seats in descending order. */
function crosswise([low, high]: readonly [number, number]) {
  const legs = trip.named([high, low]);
  return legs[0]?.viagemId === inOrder[0] ? [...legs.slice(2), ...legs.slice(0, 2)] : legs;
}

const ways = {
  'by one statement': async (pair: readonly [number, number]) => (await reserve(server, crosswise(pair))).statusCode,
  'step by step': (pair: readonly [number, number]) =>
    database()
      .transaction((tx) => server.app.inventory.hold(tx, 'bia', crosswise(pair)))
      .then(() => 201),
};

/** Takes a seat as a hold does, on the one leg that is sold of each departure. */
async function takeSeat(tx: Tx, viagemId: string, poltrona: number, reservaId: string): Promise<void> {
  const { rows } = await sql<{ perna: number }>`
    insert into ocupacao(partida_id, poltrona, perna, reserva_id, expira_em)
    select ${viagemId}::bigint, ${poltrona}::smallint, g, ${reservaId}::uuid, now() + interval '1 minute'
    from generate_series(0, 1) g returning perna`.execute(tx);
  expect(rows).toHaveLength(2);
}

class GivenUp extends Error {}

/** A transaction that has done `first`, does `then` when it is told to, and leaves nothing behind. */
const aRival = (first: (tx: Tx) => Promise<unknown>, then: (tx: Tx) => Promise<unknown>) =>
  startRival(database(), first, async (tx): Promise<never> => {
    await sql.raw(`set local lock_timeout = ${WAIT_MS}`).execute(tx);
    await then(tx);
    throw new GivenUp();
  });

/** Buys while the rival has begun, and lets the rival go on once the buyer waits. */
const crossed = async (rival: Rival<never>, buy: () => Promise<number>) =>
  cross(database(), rival, () => buy().catch((error: unknown) => error));

describe('a reserva whose rows stand in another order than its seats', () => {
  /** Holds seats, and makes the table read the first of them last. */
  async function holdTurned([low, high]: readonly [number, number], lapsed: boolean): Promise<string> {
    const [viagemId = ''] = inOrder;
    const legs = trip.named([low, high]).filter((leg) => leg.viagemId === viagemId);
    const { id } = await database().transaction((tx) => server.app.inventory.hold(tx, 'eva', legs));
    if (lapsed) await endIn(server, id, 0);
    await sql`
      update ocupacao set expira_em = expira_em where reserva_id = ${id}::uuid and poltrona = ${low}`.execute(
      database().db,
    );
    return id;
  }

  const lockSeat = (poltrona: number) => (tx: Tx) =>
    sql`select 1 from ocupacao where partida_id = ${inOrder[0]}::bigint and poltrona = ${poltrona} for update`.execute(
      tx,
    );

  it.each([
    ['is released', [9, 10], false, (tx, id) => server.app.inventory.releaseReserva(tx, id)],
    ['is made final', [11, 12], false, (tx, id) => server.app.inventory.confirmReserva(tx, id)],
    ['is swept away', [13, 14], true, (tx) => sweep(tx)],
  ] as [string, [number, number], boolean, (tx: Tx, id: string) => Promise<unknown>][])(
    '%s in the order of its seats',
    async (_, pair, lapsed, end) => {
      const id = await holdTurned(pair, lapsed);
      const [low, high] = pair;
      const { ended } = await cross(database(), aRival(lockSeat(low), lockSeat(high)), () =>
        database().transaction(async (tx) => {
          // Rows are read as they stand in the table.
          await sql`set local enable_indexscan = off`.execute(tx);
          await sql`set local enable_bitmapscan = off`.execute(tx);
          await sql`set local enable_nestloop = off`.execute(tx);
          await end(tx, id);
        }),
      );
      expect(ended).toBeInstanceOf(GivenUp);
    },
  );
});

describe('a hold of four coaches that is asked for in another order', () => {
  it.each([
    ['by one statement', [1, 2]],
    ['step by step', [3, 4]],
  ] as const)('takes its seats in the order of departures and of seats, %s [SH14]', async (way, pair) => {
    const [low, high] = pair;
    const [first = '', ...others] = inOrder;
    const reservaId = randomUUID();
    const rival = aRival(
      (tx) => takeSeat(tx, first, low, reservaId),
      async (tx) => {
        await takeSeat(tx, first, high, reservaId);
        for (const id of others) for (const poltrona of [low, high]) await takeSeat(tx, id, poltrona, reservaId);
      },
    );
    const { ended, done } = await crossed(rival, () => ways[way](pair));
    expect(ended).toBeInstanceOf(GivenUp);
    expect(done).toBe(201);
  });

  it.each([
    ['by one statement', [5, 6]],
    ['step by step', [7, 8]],
  ] as const)('keeps its departures in the order in which a catalogue locks them, %s', async (way, pair) => {
    const [first = '', ...others] = inOrder;
    const lock = (ids: string[]) => (tx: Tx) =>
      sql`select id from partida where id = any(${ids}::bigint[]) order by id for update`.execute(tx);
    const { ended, done } = await crossed(aRival(lock([first]), lock(others)), () => ways[way](pair));
    expect(ended).toBeInstanceOf(GivenUp);
    expect(done).toBe(201);
  });
});
