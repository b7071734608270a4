import type { Database } from '../../server/platform/database/database';
import { openDatabase } from '../../server/platform/database/openDatabase';
import { createPostgresDatabase, type Content } from './postgresDatabase';
import { recordStatements } from './recordStatements';

recordStatements();

export interface CopyOptions {
  /** Today's schema alone unless told. */
  content?: Content;
  /**
   * How many sessions it takes at once: one unless told, as the embedded engine does, so that what a test reads after an
   * answer is what the answer left. Races need more.
   */
  sessions?: number | undefined;
  /** How long a statement waits for a free session; the product's own time unless told. */
  waitMs?: number | undefined;
}

/** A PostgreSQL database of the caller's own, a copy of a model; closing it drops it. */
export async function openModelCopy(options: CopyOptions = {}): Promise<Database> {
  const { content = 'migrated', sessions = 1, waitMs } = options;
  const { url, drop } = await createPostgresDatabase(content);
  const database = await openDatabase({ databaseUrl: url }, sessions, waitMs);
  let closing: Promise<void> | undefined;
  return { ...database, close: () => (closing ??= database.close().then(drop)) };
}
