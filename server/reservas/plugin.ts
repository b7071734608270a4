import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import type { Catalogue } from '../viagens/catalogue';
import { createInventory } from './createInventory';
import type { Inventory } from './inventory';
import { registerPoltronasEventos } from './routes/poltronasEventos';
import { registerReservas } from './routes/reservas';

const SWEEP_MS = 30_000;

interface Options extends Platform {
  catalogue: Catalogue;
  /** Whether holds have ceilings. */
  rateLimit: boolean;
  /** Adds what is kept, extended and given back with a hold; handed in by the room of prices. */
  withExtras: (inventory: Inventory) => Inventory;
}

declare module 'fastify' {
  interface FastifyInstance {
    inventory: Inventory;
  }
}

/** Seats: held, watched live, and swept when nobody paid in time. */
export const reservas = subject<Options>('reservas', ['viagens'], (app, options) => {
  const { database, catalogue, scheduler, withExtras } = options;
  const inventory = withExtras(createInventory(catalogue));
  app.decorate('inventory', inventory);
  registerReservas(app, { ...options, inventory });
  registerPoltronasEventos(app, { database, catalogue });
  scheduler.add({
    nome: 'reservas-vencidas',
    everyMs: SWEEP_MS,
    run: () => database.transaction((tx) => inventory.sweep(tx)),
  });
});
