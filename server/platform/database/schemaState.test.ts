import { sql } from 'kysely';
import { countStatements } from '../../../tests/support/countStatements';
import { openModelCopy } from '../../../tests/support/modelCopy';
import { START_MS } from '../../../tests/support/startMs';
import { migrations } from '../../migrations/migrations';
import type { Database } from './database';
import { migrate } from './migrate';
import { pendingMigrations } from './schemaState';

let database: Database;
beforeEach(async () => {
  database = await openModelCopy();
}, START_MS);
afterEach(() => database.close());

const last = Object.keys(migrations).sort().at(-1) ?? '';

describe('a schema that is current', () => {
  it('is known by the names of its migrations, without a look at every column', async () => {
    const sent = await countStatements(() => migrate(database));
    expect(sent.filter((text) => text.includes('kysely_migration'))).toHaveLength(1);
    expect(sent.join(' ')).not.toContain('pg_attribute');
    expect(await pendingMigrations(database.db)).toEqual([]);
  });
});

describe('a schema of another version', () => {
  it('is older while it lacks a migration, which is then tried', async () => {
    await sql`delete from kysely_migration where name = ${last}`.execute(database.db);
    expect(await pendingMigrations(database.db)).toEqual([last]);
    await expect(migrate(database)).rejects.toThrow('migration failed');
  });

  it('is not migrated where it is newer, and serves the old version', async () => {
    await sql`insert into kysely_migration values ('9999_later', '2999-01-01T00:00:00Z')`.execute(database.db);
    await expect(migrate(database)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('9999_later is missing') }),
    });
    expect(await pendingMigrations(database.db)).toEqual([]);
  });

  it('is new without any migration', async () => {
    await sql`drop table kysely_migration`.execute(database.db);
    expect(await pendingMigrations(database.db)).toHaveLength(Object.keys(migrations).length);
  });
});
