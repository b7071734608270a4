import { sql } from 'kysely';
import { createPostgresDatabase, type PostgresDatabase } from '../../../../tests/support/postgresDatabase';
import { START_MS } from '../../../../tests/support/startMs';
import type { Database } from '../../database/database';
import { openDatabase } from '../../database/openDatabase';
import { createPostgresStore, sweepLimits } from './postgresStore';
import { describeStore } from './testdata/storeContract';

let postgres: PostgresDatabase;
let replicas: Database[];

beforeAll(async () => {
  postgres = await createPostgresDatabase('migrated');
  replicas = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl: postgres.url }, 10, 60_000)));
}, START_MS);
afterAll(async () => {
  await Promise.all(replicas.map((database) => database.close()));
  await postgres.drop();
});

const storeOf = (index: number) => {
  const database = replicas[index];
  if (database === undefined) throw new Error('no such replica');
  return createPostgresStore(database);
};

describeStore('PostgreSQL', () => storeOf(0));

describe('limits of two replicas', () => {
  it('are counted together in one PostgreSQL, whatever the order of the keys', async () => {
    const counts = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const keys = index % 2 === 0 ? ['p', 'q', 'r'] : ['r', 'q', 'p'];
        return storeOf(index % 2).hit(keys.map((key) => ({ key, windowMs: 60_000 })));
      }),
    );
    expect(Math.max(...counts.flat().map(({ count }) => count))).toBe(100);
  });

  it('leave no row behind when their windows are over', async () => {
    const [database] = replicas;
    if (database === undefined) throw new Error('no replica');
    await sql`update limite_uso set ate = now() - interval '1 second'`.execute(database.db);
    await sweepLimits(database);
    const { rows } = await sql`select 1 from limite_uso`.execute(database.db);
    expect(rows).toEqual([]);
  });
});
