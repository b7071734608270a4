import { sql } from 'kysely';
import { START_MS } from '../../../tests/support/startMs';
import { startRaces } from '../../../tests/support/startRaces';
import type { Server } from '../../createServer';
import { eventually } from '../../pedidos/testdata/comprador';
import { viagemFeita } from './testdata/viagemFeita';

let server: Server;
let bilhete: string;
const { db, buy, arriveAt, rate } = viagemFeita(() => server);

beforeAll(async () => {
  server = await startRaces();
  bilhete = await buy('ana', 7);
  await arriveAt(bilhete, '-2 hours');
}, START_MS);
afterAll(() => server.close());

it('keeps one rating of a ticket however many requests give it at once', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => rate('ana', bilhete, (i % 5) + 1, `Vez ${i}`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  expect(await db().selectFrom('avaliacao').select('bilhete_id').execute()).toEqual([{ bilhete_id: bilhete }]);
});

it('waits for the end of its ticket that is under way, and is refused then', async () => {
  await db().deleteFrom('avaliacao').execute();
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  let lock = (): void => undefined;
  const locked = new Promise<void>((resolve) => (lock = resolve));
  const ended = server.services.database.transaction(async (tx) => {
    await tx.updateTable('bilhete').set({ situacao: 'cancelado' }).where('id', '=', bilhete).execute();
    lock();
    await gate;
  });
  await locked;
  const rated = rate('ana', bilhete, 1);
  const waiting = await eventually(
    async () => {
      const { rows } = await sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db());
      return rows;
    },
    (rows) => rows.length > 0,
  );
  release();
  await ended;
  expect(waiting).not.toEqual([]);
  expect((await rated).statusCode).toBe(409);
  expect(await db().selectFrom('avaliacao').select('nota').execute()).toEqual([]);
});
