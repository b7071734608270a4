import { holdAtOnce } from './atOnce/holdAtOnce';
import { confirmAtOnce } from './confirmacaoRepository';
import { extendReserva, type PrazoDoPedido } from './prazo/extend';
import { findReserva, keepReserva, listLive } from './findReserva';
import { hold, type HoldCatalogue } from './hold';
import type { Inventory } from './inventory';
import { relocate } from './poltronas/relocate';
import { confirmReserva, reacquire, releaseReserva, sweep } from './transitions';

/** The seats of a catalogue's departures. */
export const createInventory = (catalogue: HoldCatalogue, prazoDoPedido: PrazoDoPedido): Inventory => ({
  hold: (tx, dono, pedacos) => hold(tx, catalogue, dono, pedacos),
  holdAtOnce: (dono, tetos, pedacos) => holdAtOnce(catalogue, { dono, tetos }, pedacos),
  findReserva: (db, id) => findReserva(db, catalogue, id),
  keepReserva: (tx, id) => keepReserva(tx, catalogue, id),
  listLive: (db, dono) => listLive(db, catalogue, dono),
  extendReserva: (tx, id) => extendReserva(tx, prazoDoPedido, id),
  confirmReserva,
  confirmAtOnce,
  reacquire,
  relocate: (tx, id) => relocate(tx, catalogue, id),
  releaseReserva,
  sweep,
});
