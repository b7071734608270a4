import { DEFAULT_MIGRATION_TABLE, sql, type Kysely } from 'kysely';
import { migrations } from '../../migrations/migrations';
import type { Tables } from './tables';

const known = Object.keys(migrations).sort();

/**
 * Names of the migrations that the database has had, in their order. The migrator finds out by reading every column of
 * every table, twice at each start.
 */
async function executedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows: tables } = await sql<{ table: string | null }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as table`.execute(db);
  if (tables[0]?.table == null) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by timestamp, name`.execute(db);
  return rows.map(({ name }) => name);
}

/** True where the database has had the migrations of this version and no other, so nothing is left to do or to refuse. */
export async function isCurrent(db: Kysely<Tables>): Promise<boolean> {
  const executed = await executedMigrations(db);
  return executed.length === known.length && executed.every((name, i) => name === known[i]);
}

/**
 * The migrations of this version that the database has not had, oldest first. One that this version does not know is no
 * obstacle: during a rolling deploy the old version runs on the new schema.
 */
export async function pendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const executed = new Set(await executedMigrations(db));
  return known.filter((name) => !executed.has(name));
}

/** Refuses a schema that is older than this version. @throws with a message fit for a terminal. */
export async function requireSchema(db: Kysely<Tables>): Promise<void> {
  const pending = await pendingMigrations(db);
  if (pending.length === 0) return;
  throw new Error(`Faltam ${pending.length} migrações no banco (a partir de ${pending[0]}): rode npm run migrate.`);
}
