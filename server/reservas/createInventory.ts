import type { Catalogue } from '../viagens/catalogue';
import type { Tx } from '../platform/database/database';
import { hold } from './hold';
import { extendReserva } from './extend';
import type { Inventory } from './inventory';
import { findReserva, listLive } from './findReserva';
import { relocate } from './relocate';
import { confirmReserva, reacquire, releaseReserva, sweep } from './transitions';

/** The seats of a catalogue's departures. */
export const createInventory = (catalogue: Catalogue): Inventory => ({
  hold: async (tx: Tx, dono, pedacos) => {
    const id = await hold(tx, catalogue, dono, pedacos);
    const reserva = await findReserva(tx, catalogue, id);
    if (!reserva) throw new Error('a hold vanished in its own transaction');
    return reserva;
  },
  findReserva: (db, id) => findReserva(db, catalogue, id),
  listLive: (db, dono) => listLive(db, catalogue, dono),
  extendReserva,
  confirmReserva,
  reacquire,
  relocate: (tx, id) => relocate(tx, catalogue, id),
  releaseReserva,
  sweep,
});
