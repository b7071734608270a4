import { sql } from 'kysely';
import type { Tx } from '../platform/database/database';
import type { Inventory } from '../reservas/inventory';
import { extendExtras, secureExtras } from './secureExtras';
import { freeExtras, sweepExtras } from './takeExtras';

/**
 * Seats, and with them what their price took: places of gratuities and uses of coupons are confirmed, extended and
 * given back with the hold that they belong to, in its transaction, whoever asks.
 */
export const inventoryWithExtras = (inventory: Inventory): Inventory => ({
  ...inventory,
  confirmReserva: (tx, id) => allOrNothing(tx, id, () => inventory.confirmReserva(tx, id)),
  reacquire: (tx, id) => allOrNothing(tx, id, () => inventory.reacquire(tx, id)),
  /** The places are secured under the seats that the order still names; those move along. */
  relocate: (tx, id) => undoing(tx, async () => ((await secureExtras(tx, id)) ? inventory.relocate(tx, id) : null)),
  extendReserva: async (tx, id) => {
    const extension = await inventory.extendReserva(tx, id);
    await extendExtras(tx, id);
    return extension;
  },
  releaseReserva: async (tx, id) => {
    await inventory.releaseReserva(tx, id);
    await freeExtras(tx, id);
  },
  sweep: async (tx) => {
    const ended = await inventory.sweep(tx);
    await sweepExtras(tx);
    return ended;
  },
});

const allOrNothing = async (tx: Tx, id: string, seats: () => Promise<boolean>): Promise<boolean> =>
  (await undoing(tx, async () => ((await seats()) && (await secureExtras(tx, id))) || null)) !== null;

/** Null undoes the work alone, so that the caller may go on with its transaction. */
async function undoing<T>(tx: Tx, work: () => Promise<T | null>): Promise<T | null> {
  await sql`savepoint extras`.execute(tx);
  const done = await work();
  await (done === null ? sql`rollback to savepoint extras` : sql`release savepoint extras`).execute(tx);
  return done;
}
