import type { Database } from '../../server/database/database';
import { openDatabase } from '../../server/database/openDatabase';
import { createPostgresDatabase } from './postgresDatabase';
import { recordStatements } from './recordStatements';

recordStatements();

/**
 * A PostgreSQL database of the caller's own with today's schema; closing it drops it. It has one session unless told
 * otherwise, as the embedded engine has: what a test reads after an answer is then what the answer left. Races, which
 * need more sessions, are tested in `*.pg.test.ts`.
 */
export async function openModelCopy(poolSize = 1, waitMs?: number): Promise<Database> {
  const { url, drop } = await createPostgresDatabase();
  const database = await openDatabase({ databaseUrl: url }, poolSize, waitMs);
  let closing: Promise<void> | undefined;
  return { ...database, close: () => (closing ??= database.close().then(drop)) };
}
