import { sql } from 'kysely';
import type { Reader } from '../platform/database/database';

/** Deletes the codes of e-mail changes a day after they expired. */
export const forgetEmailChanges = (db: Reader): Promise<unknown> =>
  sql`delete from conta_troca_email where expira_em < now() - interval '1 day'`.execute(db);
