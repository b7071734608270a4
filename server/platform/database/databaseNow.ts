import { sql } from 'kysely';
import type { Reader } from './database';

/** The time by the database's clock, which is the only one that counts. */
export async function databaseNow(db: Reader): Promise<Date> {
  const { rows } = await sql<{ em: Date }>`select now() as em`.execute(db);
  const em = rows[0]?.em;
  if (!em) throw new Error('the database does not tell the time');
  return em;
}
