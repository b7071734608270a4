import { sql } from 'kysely';
import type { Reader } from '../database/database';

/** The number of subjects of each step whose last attempt failed. */
export async function countFailing(db: Reader): Promise<{ etapa: string; n: number }[]> {
  const { rows } = await sql<{ etapa: string; n: number }>`
    select etapa, count(*)::int as n from falha where vezes > 0 group by etapa`.execute(db);
  return rows;
}
