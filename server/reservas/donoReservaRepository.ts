import { sql, type Expression } from 'kysely';
import type { Tx } from '../platform/database/database';

/** Gives the holds of a person another owner, except the ones whose ids a subquery selects. */
export const changeDonoOfReservas = (
  tx: Tx,
  dono: string,
  newDono: string,
  except: Expression<unknown>,
): Promise<unknown> =>
  tx
    .updateTable('reserva')
    .set({ dono: newDono })
    .where('dono', '=', dono)
    .where(sql<boolean>`id not in ${except}`)
    .execute();

/** Deletes what counts towards a person's limits of holds and of unpaid seats. */
export async function forgetVagasOf(tx: Tx, dono: string): Promise<void> {
  await tx.deleteFrom('reserva_vaga').where('dono', '=', dono).execute();
  await tx.deleteFrom('reserva_lugar').where('dono', '=', dono).execute();
}
