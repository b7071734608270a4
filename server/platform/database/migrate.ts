import { setTimeout as pause } from 'node:timers/promises';
import { Migrator, sql, type Kysely } from 'kysely';
import { concurrentIndexes } from '../../migrations/concurrentIndexes';
import { migrations } from '../../migrations/migrations';
import { buildIndexes } from './buildIndexes';
import type { Database } from './database';
import { codeOf } from './retry';
import { isCurrent } from './schemaState';
import { requireDirect } from './sessionLimits';
import type { Tables } from './tables';

/** Key of the advisory lock; no other lock of this database uses it. */
const LOCK_ID = 7_211_402_026;
const POLL_MS = 250;
/** Maximum wait of a migration for a table in use; after it the others proceed and the migration is retried. */
const LOCK_TIMEOUT_MS = 5_000;
const ATTEMPTS = 60;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings the schema to the newest version, on one connection and without the limit that statements of requests have:
 * building an index or rewriting a table may take long. Of several processes that start at once one does
 * the work and the others wait for it.
 */
export const migrate = ({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> =>
  db.connection().execute(async (connection) => {
    await requireDirect(connection, engine);
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set idle_in_transaction_session_timeout = 0`.execute(connection);
    await sql.raw(`set lock_timeout = ${LOCK_TIMEOUT_MS}`).execute(connection);
    await takeLock(connection);
    try {
      await runMigrations(connection);
      await buildIndexes(connection, concurrentIndexes);
    } finally {
      // The connection goes back to the pool with the limits that the pool gave it.
      await sql`select pg_advisory_unlock(${sql.lit(LOCK_ID)})`.execute(connection);
      for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout', 'lock_timeout']) {
        await sql.raw(`reset ${name}`).execute(connection);
      }
    }
  });

/**
 * Polls the lock instead of waiting inside a statement: a waiting statement holds a snapshot, and building
 * an index concurrently waits for every older snapshot, so the two would deadlock.
 */
async function takeLock(connection: Kysely<Tables>): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${sql.lit(LOCK_ID)}) as taken`.execute(connection);
    if (rows[0]?.taken) return;
    await pause(POLL_MS);
  }
}

async function runMigrations(connection: Kysely<Tables>): Promise<void> {
  if (await isCurrent(connection)) return;
  const migrator = new Migrator({ db: connection, provider: { getMigrations: () => Promise.resolve(migrations) } });
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    // A failed migration leaves nothing behind, since all of them run in one transaction.
    if (codeOf(error) !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS)
      throw new Error('migration failed', { cause: error });
  }
}
