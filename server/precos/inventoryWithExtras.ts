import type { Tx } from '../platform/database/database';
import { insideSavepoint } from '../platform/database/savepoint';
import type { Inventory, PoltronaMove } from '../reservas/inventory';
import {
  confirmPromocionais,
  deleteLapsedPromocionais,
  freePromocionais,
  movePromocional,
} from '../reservas/promocionais/promocionalRepository';
import { tookExtras, withoutExtras } from './extrasRepository';
import { extendExtras, secureExtras } from './secureExtras';
import { freeExtras, sweepExtras } from './takeExtras';
import { moveVaga } from './vagaDaPoltronaRepository';

const EXTRAS = 'extras';

/**
 * The inventory together with what the price of a reserva took: promotional seats, places of benefits and extras, and
 * uses of coupons are confirmed, extended and freed with the reserva that they belong to, in its transaction, for every caller.
 */
export const inventoryWithExtras = (inventory: Inventory): Inventory => ({
  ...inventory,
  confirmReserva: (tx, id) => allOrNothing(tx, id, () => inventory.confirmReserva(tx, id)),
  confirmAtOnce: (id, condition) => inventory.confirmAtOnce(id, withoutExtras(id, condition)),
  reacquire: (tx, id) => allOrNothing(tx, id, () => inventory.reacquire(tx, id)),
  /** The places are secured under the seats that the pedido still names, and then move along with those seats. */
  relocate: (tx, id) =>
    insideSavepoint(tx, EXTRAS, async () => {
      const moves = (await secureAll(tx, id)) ? await inventory.relocate(tx, id) : null;
      if (moves !== null) await moveVagas(tx, id, moves);
      return moves;
    }),
  extendReserva: async (tx, id) => {
    const extension = await inventory.extendReserva(tx, id);
    await extendExtras(tx, id);
    return extension;
  },
  releaseReserva: async (tx, id) => {
    await inventory.releaseReserva(tx, id);
    await freePromocionais(tx, id);
    await freeExtras(tx, id);
  },
  sweep: async (tx) => {
    const ended = await inventory.sweep(tx);
    await deleteLapsedPromocionais(tx);
    await sweepExtras(tx);
    return ended;
  },
});

/** Most reservas took nothing beside their seats: then there is nothing to secure, nor to undo. */
const allOrNothing = async (tx: Tx, id: string, poltronas: () => Promise<boolean>): Promise<boolean> => {
  if (!(await tookExtras(tx, id))) return poltronas();
  const done = await insideSavepoint(
    tx,
    EXTRAS,
    async () => ((await poltronas()) && (await secureAll(tx, id))) || null,
  );
  return done !== null;
};

async function secureAll(tx: Tx, id: string): Promise<boolean> {
  await confirmPromocionais(tx, id);
  return secureExtras(tx, id);
}

/** Securing the places has locked their rows already, so moving them last takes no new lock. */
async function moveVagas(tx: Tx, id: string, moves: readonly PoltronaMove[]): Promise<void> {
  for (const move of moves) {
    await movePromocional(tx, id, move);
    await moveVaga(tx, id, move);
  }
}
