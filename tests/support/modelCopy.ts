import type { Database } from '../../server/platform/database/database';
import { openDatabase } from '../../server/platform/database/openDatabase';
import { createPostgresDatabase, type Content } from './postgresDatabase';
import { recordStatements } from './recordStatements';

recordStatements();

export interface CopyOptions {
  /** Content of the model; default: the current schema only. */
  content?: Content;
  /**
   * Maximum concurrent sessions: by default one, like the embedded engine, so that a read after an answer sees its
   * effects. Races need more.
   */
  sessions?: number | undefined;
  /** Maximum wait of a statement for a free session; default: the product's. */
  waitMs?: number | undefined;
}

/** Creates a PostgreSQL database as a copy of a model; closing drops it. */
export async function openModelCopy(options: CopyOptions = {}): Promise<Database> {
  const { content = 'migrated', sessions = 1, waitMs } = options;
  const { url, drop } = await createPostgresDatabase(content);
  const database = await openDatabase({ databaseUrl: url }, sessions, waitMs);
  let closing: Promise<void> | undefined;
  return { ...database, close: () => (closing ??= database.close().then(drop)) };
}
