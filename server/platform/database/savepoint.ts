import { sql } from 'kysely';
import type { Tx } from './database';

/**
 * Runs work inside a savepoint. Null undoes this work alone, so that the caller may go on with its transaction; any
 * other result keeps it.
 */
export async function insideSavepoint<T>(tx: Tx, name: string, work: () => Promise<T | null>): Promise<T | null> {
  await sql`savepoint ${sql.id(name)}`.execute(tx);
  const done = await work();
  const end = done === null ? sql`rollback to savepoint ${sql.id(name)}` : sql`release savepoint ${sql.id(name)}`;
  await end.execute(tx);
  return done;
}
