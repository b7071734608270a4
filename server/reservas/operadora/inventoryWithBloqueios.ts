import type { Inventory } from '../inventory';
import { openBloqueios } from './bloqueioRepository';

/** The inventory of a company that sells the operator's departures: a hold opens the blocks of its seats. */
export const inventoryWithBloqueios = (inventory: Inventory): Inventory => ({
  ...inventory,
  hold: async (tx, dono, pedacos) => {
    const reserva = await inventory.hold(tx, dono, pedacos);
    await openBloqueios(tx, reserva.id);
    return reserva;
  },
});
