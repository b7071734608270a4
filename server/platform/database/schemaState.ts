import { Migrator, type Kysely } from 'kysely';
import { migrations } from '../../migrations/migrations';
import type { Tables } from './tables';

/**
 * The migrations of this version that the database has not had, oldest first. One that this version does not know is no
 * obstacle: during a rolling deploy the old version runs on the new schema.
 */
export async function pendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const known = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  }).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/** Refuses a schema that is older than this version. @throws with a message fit for a terminal. */
export async function requireSchema(db: Kysely<Tables>): Promise<void> {
  const pending = await pendingMigrations(db);
  if (pending.length === 0) return;
  throw new Error(`Faltam ${pending.length} migrações no banco (a partir de ${pending[0]}): rode npm run migrate.`);
}
