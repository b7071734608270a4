import { sql } from 'kysely';
import { type Dia, FUSO_DA_SEDE } from '../../../src/domain/base/data';
import type { Reader } from './database';

/** Today at the company, by the database's clock. */
export const today = sql<Dia>`(now() at time zone ${sql.lit(FUSO_DA_SEDE)})::date`;

/** Today, by the database's clock. */
export async function findToday(db: Reader): Promise<Dia> {
  const { rows } = await sql<{ hoje: Dia }>`select ${today} as hoje`.execute(db);
  return rows[0]?.hoje ?? '';
}
