import { readFileSync } from 'node:fs';
import type { Database } from '../../server/database/database';
import { openDatabase } from '../../server/database/openDatabase';

/** An embedded database of this test's own, in memory, with the schema; `poolSize` and `waitMs` as of the server. */
export async function openEmbeddedDatabase(poolSize?: number, waitMs?: number): Promise<Database> {
  const file = process.env.TEST_EMBEDDED_IMAGE;
  const from = file === undefined ? undefined : new Blob([readFileSync(file)]);
  return openDatabase({ memory: true, from }, poolSize, waitMs);
}
