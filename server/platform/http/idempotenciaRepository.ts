import type { Tx } from '../database/database';

/** Deletes the answers kept for repeated requests of a person. */
export const forgetAnswersTo = (tx: Tx, dono: string): Promise<unknown> =>
  tx.deleteFrom('idempotencia').where('dono', '=', dono).execute();
