import type { PraxioPort } from '../bilhetes/emissao/praxioPort';
import type { ConcludePedido } from '../pedidos/concluirPedido';
import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { createAbandonPedido, type AbandonPedido } from './abandonPedido';
import { createCountedConclusion } from './countedConclusion';
import type { NameStaff } from '../platform/http/access/staffNames';
import { registerAlertas } from './routes/alertas';
import { registerConclude } from './routes/concluir';
import { registerLiberarReserva } from './routes/liberarReserva';
import { registerPedidos } from './routes/pedidos';
import type { ExchangeStands, SettleEnded } from './settleEmissao';
import type { MoveOcupantes } from '../viagens/operacao/moveOcupantes';
import { createMoveOcupantes } from './trocaOnibus/moveOcupantes';
import { hasWork, sweepPedidos } from './varredura/sweepPedidos';
import type { Certificado } from './alertas/sistemasDeFora';
import { watchInvariants } from './alertas/watchInvariants';

const SWEEP_MS = 5000;
const WATCH_MS = 60_000;

interface Options extends Platform {
  /** The operator's system, where every seat is sold. */
  praxio: PraxioPort;
  exchangeStands: ExchangeStands;
  settleEnded: SettleEnded;
  nameStaff: NameStaff;
  certificados: readonly Certificado[];
}

/** The ways in which an order ends, and what moves its seats. */
export interface Conclusao {
  concludePedido: ConcludePedido;
  abandonPedido: AbandonPedido;
  /** Moves the people of a departure whose coach changes. */
  moveOcupantes: MoveOcupantes['move'];
}

declare module 'fastify' {
  interface FastifyInstance {
    conclusao: Conclusao;
  }
}

/** Creates, concludes, sweeps and gives up orders, and watches their invariants: money, seats and tickets meet here. */
export const conclusao = subject<Options>('conclusao', ['pagamento', 'bilhetes'], (app, options) => {
  const { database, scheduler, steps, log } = options;
  const { inventory, pedidoEvents: events, issueBilhetes, pagamento } = app;
  const services = { ...options, ...pagamento, inventory, events, issueBilhetes };
  const concludePedido = createCountedConclusion(services, steps);
  const abandonPedido = createAbandonPedido({ ...services, concludePedido });
  const { resignBilhetes } = app;
  const moveOcupantes = createMoveOcupantes({ resignBilhetes, publicUrl: options.publicUrl });
  app.decorate('conclusao', { concludePedido, abandonPedido, moveOcupantes });
  registerPedidos(app, services);
  registerAlertas(app, options);
  registerConclude(app, { database, concludePedido });
  registerLiberarReserva(app, { database, inventory, abandonPedido });
  const sweep = { ...services, concludePedido };
  scheduler.add({
    nome: 'pedidos-a-concluir',
    everyMs: SWEEP_MS,
    due: hasWork(database),
    run: () => sweepPedidos(sweep),
  });
  scheduler.add({
    nome: 'invariantes',
    everyMs: WATCH_MS,
    run: async () => {
      for (const alert of await watchInvariants(database, options.certificados))
        log.error(alert, 'somebody has to look');
    },
  });
});
