import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { createPedidoEvents, type PedidoEvents } from './pedidoEvents';
import { sweepRascunhos } from './rascunhos/rascunhoRepository';
import { registerEventos } from './routes/eventos';
import { registerPassageirosDoPedido } from './routes/passageirosDoPedido';
import { registerRascunho } from './routes/rascunho';

const SWEEP_MS = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    pedidoEvents: PedidoEvents;
  }
}

/** Orders: their rows, their states, the events of their changes, their passengers, and the drafts of these. */
export const pedidos = subject<Platform>('pedidos', ['precos', 'caixas'], (app, { database, scheduler }) => {
  app.decorate('pedidoEvents', createPedidoEvents(database));
  registerEventos(app, { database, events: app.pedidoEvents });
  registerPassageirosDoPedido(app, { database });
  registerRascunho(app, { database });
  // A draft holds names and documents, so it goes soon after its hold.
  scheduler.add({ nome: 'rascunhos-de-reservas', everyMs: SWEEP_MS, run: () => sweepRascunhos(database.db) });
});
