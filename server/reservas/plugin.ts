import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import type { Catalogue } from '../viagens/catalogue';
import { createInventory } from './createInventory';
import type { PrazoDoPedido } from './prazo/extend';
import type { Inventory } from './inventory';
import { registerPoltronasEventos } from './routes/poltronasEventos';
import { registerProrrogacao } from './routes/prorrogacao';
import { registerReservas } from './routes/reservas';

const SWEEP_MS = 30_000;

interface Options extends Platform {
  catalogue: Catalogue;
  /** Whether a person's reservas have ceilings. */
  rateLimit: boolean;
  /** Adds the benefits and coupons that are confirmed, extended and freed with a reserva; handed in by the room of prices. */
  withExtras: (inventory: Inventory) => Inventory;
  /** The end of the pedido over a reserva; handed in by the room of pedidos. */
  prazoDoPedido: PrazoDoPedido;
}

declare module 'fastify' {
  interface FastifyInstance {
    inventory: Inventory;
  }
}

/** Seats: held, watched live, and freed when they are not paid in time. */
export const reservas = subject<Options>('reservas', ['viagens'], (app, options) => {
  const { database, catalogue, scheduler, withExtras, prazoDoPedido } = options;
  const inventory = withExtras(createInventory(catalogue, prazoDoPedido));
  app.decorate('inventory', inventory);
  registerReservas(app, { ...options, inventory });
  registerProrrogacao(app, { ...options, inventory });
  registerPoltronasEventos(app, { database, catalogue });
  scheduler.add({
    nome: 'reservas-vencidas',
    everyMs: SWEEP_MS,
    run: () => database.transaction((tx) => inventory.sweep(tx)),
  });
});
