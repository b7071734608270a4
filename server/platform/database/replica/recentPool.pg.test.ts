import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { lugares } from '../../../../tests/support/catalogoDeTeste';
import {
  initCluster,
  makeDataParent,
  removeFolder,
  runPostgres,
  startOnFolder,
  type FolderPostgres,
} from '../../../../tests/support/postgresOnFolder';
import { reserve } from '../../../../tests/support/reservasDeTeste';
import { START_MS } from '../../../../tests/support/startMs';
import { startServer } from '../../../../tests/support/startServer';
import { buscarViagens, daquiA, trechoDe } from '../../../../tests/support/viagensDeTeste';
import type { Server } from '../../../createServer';
import { eventually } from '../../../pedidos/testdata/comprador';
import type { Database } from '../database';
import { openDatabase } from '../openDatabase';
import type { Tables } from '../tables';
import { MAX_LAG_MS } from './recentPool';

/** Between two looks at positions, and what a busy machine adds. */
const SLACK_MS = 2_500;

let parent: string;
let primary: FolderPostgres;
let replica: FolderPostgres;
/** The replica alone, to hold it back. */
let aside: Database;
let database: Database;
let server: Server;

beforeAll(async () => {
  parent = makeDataParent();
  primary = await startOnFolder(await initCluster(parent, 'principal'));
  const copy = `${parent}/copia`;
  await runPostgres('pg_basebackup', parent, '-d', primary.url, '-D', copy, '-R', '-X', 'stream', '-c', 'fast');
  replica = await startOnFolder(copy, true);
  aside = await openDatabase({ databaseUrl: replica.url }, 1);
  server = await startServer({ databaseUrl: primary.url, replicaUrl: replica.url, sessions: 4 });
  database = server.services.database;
  await sql`create table relogio(em timestamptz not null)`.execute(database.db);
  await sql`insert into relogio values (clock_timestamp())`.execute(database.db);
}, START_MS);

afterAll(async () => {
  await Promise.all([server.close(), aside.close()]);
  await Promise.all([primary.kill(), replica.kill()]);
  removeFolder(parent);
});

/** Whether a replica answers. */
async function isReplica(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ replica: boolean }>`select pg_is_in_recovery() as replica`.execute(db);
  return rows[0]?.replica ?? false;
}
const untilReplica = (wanted: boolean) =>
  eventually(
    async () => {
      await pause(100);
      return isReplica(database.recent);
    },
    (found) => found === wanted,
  );
/** Age of what a read sees of a clock that the primary writes on and on. */
async function ageSeen(): Promise<number> {
  const { rows } = await sql<{ em: Date }>`select em from relogio`.execute(database.recent);
  return Date.now() - (rows[0]?.em.getTime() ?? 0);
}
const tick = () => sql`update relogio set em = clock_timestamp()`.execute(database.db);

describe('reads that may be a little old', () => {
  it('are answered by a replica that is near, and everything else by the primary', async () => {
    expect(await untilReplica(true)).toBe(true);
    expect(await isReplica(database.db)).toBe(false);
    expect(await database.transaction((tx) => isReplica(tx))).toBe(false);
    await expect(database.transaction(() => isReplica(database.recent))).rejects.toThrow('use the tx handle');
  }, 30_000);

  it('write nothing, neither at the replica nor by another try at the primary', async () => {
    expect(await untilReplica(true)).toBe(true);
    await expect(sql`insert into relogio values (now())`.execute(database.recent)).rejects.toMatchObject({
      code: '25006',
    });
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from relogio`.execute(database.db);
    expect(rows).toEqual([{ n: 1 }]);
  }, 30_000);

  it('are never older than the bound: a replica that falls behind is left, and taken again once it has caught up', async () => {
    expect(await untilReplica(true)).toBe(true);
    await sql`select pg_wal_replay_pause()`.execute(aside.db);
    const ages: number[] = [];
    const end = Date.now() + MAX_LAG_MS + SLACK_MS;
    while (Date.now() < end) {
      await tick();
      ages.push(await ageSeen());
      await pause(50);
    }
    // Some came from the replica that stood still, and none of them was too old.
    expect(Math.max(...ages)).toBeGreaterThan(500);
    expect(Math.max(...ages)).toBeLessThan(MAX_LAG_MS + SLACK_MS);
    expect(await isReplica(database.recent)).toBe(false);
    await sql`select pg_wal_replay_resume()`.execute(aside.db);
    expect(await untilReplica(true)).toBe(true);
  }, 60_000);

  it('go to the primary while no replica answers, without an error, and back when it does', async () => {
    expect(await untilReplica(true)).toBe(true);
    await replica.kill();
    for (let n = 0; n < 10; n += 1) expect(await isReplica(database.recent)).toBe(false);
    await replica.start();
    expect(
      await eventually(
        () => untilReplica(true),
        (found) => found,
      ),
    ).toBe(true);
  }, 60_000);
});

describe('a product with a replica', () => {
  it('searches there, and decides at the primary', async () => {
    expect(await untilReplica(true)).toBe(true);
    const [viagem] = await buscarViagens(server, lugares.saoPaulo, lugares.rio, daquiA(3));
    // The last statement of each session, of which PostgreSQL keeps the first kilobyte.
    const { rows } = await sql<{ query: string }>`
      select query from pg_stat_activity where query like '%p.fora_de_venda, now() as agora%' and pid <> pg_backend_pid()`.execute(
      aside.db,
    );
    expect(rows.length).toBeGreaterThan(0);

    await sql`select pg_wal_replay_pause()`.execute(aside.db);
    const trecho = trechoDe(viagem?.id ?? '', 'saoPaulo', 'rio', [7]);
    expect((await reserve(server, [trecho])).statusCode).toBe(201);
    // The replica knows nothing of it; the seat is taken all the same.
    expect((await reserve(server, [trecho], { who: 'bia' })).statusCode).toBe(409);
    await sql`select pg_wal_replay_resume()`.execute(aside.db);
  }, 30_000);
});
