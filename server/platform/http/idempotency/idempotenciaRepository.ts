import { sql } from 'kysely';
import type { Reader, Tx } from '../../database/database';

/** Deletes the answers kept for repeated requests of a person. */
export const forgetAnswersTo = (tx: Tx, dono: string): Promise<unknown> =>
  tx.deleteFrom('idempotencia').where('dono', '=', dono).execute();

/** Deletes answers this many days old, since they hold personal data; no client retries for that long. */
export const forgetAnswers = (db: Reader, dias: number): Promise<unknown> =>
  sql`delete from idempotencia where criado_em < now() - make_interval(days => ${dias}::int)`.execute(db);
