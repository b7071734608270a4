import { sql } from 'kysely';
import { createPostgresDatabase, type PostgresDatabase } from '../../../../tests/support/postgresDatabase';
import { START_MS } from '../../../../tests/support/startMs';
import type { Database, Reader } from '../database';
import { openDatabase } from '../openDatabase';

let postgres: PostgresDatabase;
let database: Database;
let other: Database;

beforeAll(async () => {
  postgres = await createPostgresDatabase('empty');
  [database, other] = await Promise.all([
    openDatabase({ databaseUrl: postgres.url }, 1),
    openDatabase({ databaseUrl: postgres.url }, 1),
  ]);
}, START_MS);
afterAll(async () => {
  await Promise.all([database.close(), other.close()]);
  await postgres.drop();
});

const session = async (db: Reader): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? NaN;
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Ends the session amid a statement of it, and gives that statement's error. */
async function endAmidStatement(wait: (db: Reader) => Promise<unknown>): Promise<unknown> {
  const pid = await session(database.db);
  const cut = failure(wait(database.db));
  await sql`select pg_terminate_backend(${pid}::int)`.execute(other.db);
  return cut;
}

describe('a connection whose session the server ended', () => {
  it('fails its own statement, and is not given to the next request', async () => {
    for (let round = 0; round < 5; round += 1) {
      const cut = await endAmidStatement((db) => sql`select pg_sleep(60)`.execute(db));
      expect(cut).toMatchObject({ code: '57P01' });
      expect(await session(database.db)).toBeGreaterThan(0);
    }
  });

  it('fails its own transaction, and is not given to the next one', async () => {
    const cut = await endAmidStatement(() => database.transaction((tx) => sql`select pg_sleep(60)`.execute(tx)));
    expect(cut).toBeInstanceOf(Error);
    expect(await database.transaction(session)).toBeGreaterThan(0);
  });

  it('is kept where the statement alone failed', async () => {
    const pid = await session(database.db);
    expect(await failure(sql`select 1/0`.execute(database.db))).toMatchObject({ code: '22012' });
    expect(await session(database.db)).toBe(pid);
  });
});
