import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { archivePartidas } from './arquivo/archivePartidas';
import { createInventory } from './createInventory';
import type { HoldCatalogue } from './hold';
import type { PrazoDoPedido } from './prazo/extend';
import type { Inventory } from './inventory';
import type { BloqueioOperadora } from './operadora/bloqueioPort';
import { createBlockReserva } from './operadora/blockReserva';
import { purgeBloqueios } from './operadora/bloqueioRepository';
import { inventoryWithBloqueios } from './operadora/inventoryWithBloqueios';
import { purgePoltronasFora } from './operadora/poltronasForaRepository';
import { pursueBloqueios } from './operadora/pursueBloqueios';
import { hasLapsedReservas } from './reservaRepository';
import { registerPoltronasEventos } from './routes/poltronasEventos';
import { registerProrrogacao } from './routes/prorrogacao';
import { registerReservas } from './routes/reservas';

const SWEEP_MS = 30_000;
const BLOQUEIOS_MS = 5_000;
const PURGE_MS = 60 * 60_000;

interface Options extends Platform {
  catalogue: HoldCatalogue;
  /** Whether a person's reservas have ceilings. */
  rateLimit: boolean;
  /** Adds the benefits and coupons that are confirmed, extended and freed with a reserva; handed in by the room of prices. */
  withExtras: (inventory: Inventory) => Inventory;
  /** The end of the pedido over a reserva; handed in by the room of pedidos. */
  prazoDoPedido: PrazoDoPedido;
  /** Where held seats are blocked too; null for a company that sells its own departures. */
  operadora: BloqueioOperadora | null;
}

declare module 'fastify' {
  interface FastifyInstance {
    inventory: Inventory;
  }
}

/** Seats: held, watched live, and freed when they are not paid in time. */
export const reservas = subject<Options>('reservas', ['viagens'], (app, options) => {
  const { database, catalogue, scheduler, withExtras, prazoDoPedido, operadora } = options;
  const own = withExtras(createInventory(catalogue, prazoDoPedido));
  const inventory = operadora ? inventoryWithBloqueios(own) : own;
  app.decorate('inventory', inventory);
  const blockReserva = operadora ? createBlockReserva({ database, operadora, inventory }) : undefined;
  registerReservas(app, { ...options, inventory, blockReserva });
  registerProrrogacao(app, { ...options, inventory });
  registerPoltronasEventos(app, { database, catalogue });
  scheduler.add({
    nome: 'reservas-vencidas',
    everyMs: SWEEP_MS,
    due: hasLapsedReservas(),
    run: () => database.transaction((tx) => inventory.sweep(tx)),
  });
  scheduler.add({ nome: 'poltronas-antigas', everyMs: PURGE_MS, run: () => archivePartidas(database) });
  if (operadora) addOperadoraJobs({ ...options, operadora }, inventory);
});

function addOperadoraJobs(options: Options & { operadora: BloqueioOperadora }, inventory: Inventory): void {
  const { database, scheduler } = options;
  scheduler.add({
    nome: 'bloqueios-na-operadora',
    everyMs: BLOQUEIOS_MS,
    run: () => pursueBloqueios({ ...options, inventory }),
  });
  scheduler.add({
    nome: 'poltronas-de-fora',
    everyMs: PURGE_MS,
    run: async () => {
      await database.transaction(purgePoltronasFora);
      await purgeBloqueios(database.db);
    },
  });
}
