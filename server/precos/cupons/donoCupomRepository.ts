import type { Tx } from '../../platform/database/database';

/** Gives the uses of coupons of a person another owner; they go on counting towards the coupons' limits. */
export const changeDonoOfCupons = (tx: Tx, dono: string, newDono: string): Promise<unknown> =>
  tx.updateTable('cupom_uso').set({ dono: newDono }).where('dono', '=', dono).execute();
