import { setTimeout as pause } from 'node:timers/promises';
import { Migrator, sql } from 'kysely';
import pg from 'pg';
import { createPostgresDatabase, type PostgresDatabase } from '../../../tests/support/postgresDatabase';
import { START_MS } from '../../../tests/support/startMs';
import { concurrentIndexes } from '../../migrations/concurrentIndexes';
import { migrations } from '../../migrations/migrations';
import { buildIndexes } from './buildIndexes';
import type { Database } from './database';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';

let postgres: PostgresDatabase;
let database: Database;
let other: Database;
/** Somebody else's session, outside of every pool. */
let session: pg.Client;

beforeEach(async () => {
  postgres = await createPostgresDatabase('empty');
  database = await openDatabase({ databaseUrl: postgres.url });
  other = await openDatabase({ databaseUrl: postgres.url });
  session = new pg.Client({ connectionString: postgres.url });
  await session.connect();
}, START_MS);
afterEach(async () => {
  await Promise.all([database.close(), other.close(), session.end()]);
  await postgres.drop();
});

const indexNames = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indisvalid`.execute(
    database.db,
  );
  return rows.map(({ name }) => name);
};
const expected = concurrentIndexes.map(({ name }) => name);

describe('a boot that migrates', () => {
  it(
    'lets one of many replicas do the work while the others wait, with every index built',
    async () => {
      await Promise.all([migrate(database), migrate(other), migrate(database), migrate(other)]);
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        database.db,
      );
      expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());
      expect(await indexNames()).toEqual(expect.arrayContaining(expected));
    },
    START_MS,
  );

  it(
    'waits for another for longer than any statement of a request may take',
    async () => {
      // The lock that the migrator takes, held for longer than the 8 s of a statement.
      await session.query('select pg_advisory_lock(3853314791062309107)');
      let done = false;
      const waiting = migrate(database).then(() => (done = true));
      await pause(9_000);
      expect(done).toBe(false);
      await session.query('select pg_advisory_unlock(3853314791062309107)');
      await waiting;
      expect(await indexNames()).toEqual(expect.arrayContaining(expected));
    },
    START_MS,
  );

  it(
    'waits in turns for a table in use, so that readers get in between, and is done once the table is free',
    async () => {
      const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => migrations } });
      expect((await migrator.migrateTo('0049_old_trips')).error).toBeUndefined();
      await session.query('begin');
      await session.query('select 1 from caixa_saida');
      let done = false;
      // The next migration adds a column to the table that the session has read.
      const waiting = migrate(database).then(() => (done = true));
      const queued = async () =>
        (await session.query("select 1 from pg_locks where not granted and mode = 'AccessExclusiveLock'")).rowCount;
      while ((await queued()) === 0) await pause(50);

      // Behind a migration that waits for ever it would be cut off by its own limit of 8 s.
      const read = await sql<{ n: number }>`select count(*)::int as n from caixa_saida`.execute(other.db);
      expect([read.rows, done]).toEqual([[{ n: 0 }], false]);
      await session.query('commit');
      await waiting;
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from kysely_migration`.execute(other.db);
      expect(rows).toEqual([{ n: Object.keys(migrations).length }]);
    },
    START_MS,
  );

  it(
    'gives the connection back with the limit that requests have',
    async () => {
      const single = await openDatabase({ databaseUrl: postgres.url }, 1);
      await migrate(single);
      const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
        single.db,
      );
      expect(rows).toEqual([{ limit: '8s' }]);
      await single.close();
    },
    START_MS,
  );

  it(
    'builds an index while others write, and again where an attempt was cut',
    async () => {
      await migrate(database);
      await session.query('create table grande(id int primary key, v int)');
      await session.query('insert into grande select n, n % 7 from generate_series(1, 2000) n');
      await expect(
        database.db
          .connection()
          .execute((one) => sql.raw('create unique index concurrently grande_v on grande(v)').execute(one)),
      ).rejects.toThrow(/grande_v|unique/);
      expect(await indexNames()).not.toContain('grande_v');

      await session.query('begin');
      await session.query('update grande set v = 9 where id = 1');
      const building = database.db
        .connection()
        .execute((one) => buildIndexes(one, [{ name: 'grande_v', on: 'grande(v)' }]));
      // Building waits for the transaction that began before it, and this one goes on writing.
      await pause(200);
      await session.query('update grande set v = 10 where id = 2');
      await session.query('commit');
      await building;
      expect(await indexNames()).toContain('grande_v');
    },
    START_MS,
  );
});
