import type { ConcluirPedido } from '../pedidos/concluirPedido';
import type { PaymentMethod } from './paymentMethod';
import type { App } from '../platform/http/appTypes';
import { subject } from '../platform/http/subject';
import { createNudge } from '../platform/jobs/nudge';
import type { Platform } from '../platform/platform';
import { concludeCardNotices, createReceiveCardNotice } from './cartao/cardDisputes';
import { createCardMethod, createCardRefund } from './cartao/cardMethod';
import type { CardPlace } from './cartao/cardOrigin';
import type { CardPort } from './cartao/cardPort';
import { createPursueAttempt } from './cartao/cardPursuit';
import { sweepCards } from './cartao/sweepCards';
import { createCashRefund, createCounterMethod } from './dinheiro/cashMethod';
import { recordLateRefunds } from './dinheiro/counterJobs';
import type { RefundPorts } from './estornos/refunds';
import { createExternalEvents } from './externo/externalEvents';
import { createExternalMethod } from './externo/externalMethod';
import type { ExternalChargePort } from './externo/externalPort';
import { createPursueExternal, type PursueExternal } from './externo/pursueExternal';
import { sweepExternal } from './externo/sweepExternal';
import { createIsento } from './isento';
import { createPixMethod } from './pix/pixMethod';
import type { PixPort } from './pix/pixPort';
import { concludeNoticed, createReceivePixNotice } from './pix/receiveNotice';
import { registerCartao } from './routes/cartao';
import { registerMeios } from './routes/meios';
import { registerPagamentoExterno } from './routes/pagamentoExterno';
import { registerPagamentoExternoEventos } from './routes/pagamentoExternoEventos';
import { registerPix } from './routes/pix';
import { registerWebhookCartao } from './routes/webhookCartao';
import { registerWebhookPix, WEBHOOK_PATH } from './routes/webhookPix';

const SWEEP_MS = 5000;
const CARD_NOTICES_MS = 60_000;

interface Options extends Platform {
  pix: PixPort;
  /** False while the provider of Pix has failed again and again. */
  isPixAvailable: () => boolean;
  /** Origin at which the Pix provider reaches this server. */
  pixNoticeOrigin: string;
  card: CardPort;
  external: ExternalChargePort;
  place: CardPlace;
  rateLimit: boolean;
  concluirPedido: ConcluirPedido;
}

/** The means of payment, for the conclusion of an order and for giving one up. */
export interface Pagamento {
  methods: readonly PaymentMethod[];
  refunds: RefundPorts;
  pix: PixPort;
  pursueExternal: PursueExternal;
}

declare module 'fastify' {
  interface FastifyInstance {
    pagamento: Pagamento;
  }
}

/** Payment of orders by Pix, card, cash and charges outside the shop: charges, notices, collection and refunds. */
export const pagamento = subject<Options>('pagamento', ['pedidos', 'caixas'], (app, options) => {
  const { database, scheduler, steps, pix, card, external: port, place, concluirPedido } = options;
  const { limiteSem3dsCentavos: limiteCentavos } = place.cartao;
  const pursueAttempt = createPursueAttempt({ database, card, limiteCentavos });
  const cardMethod = createCardMethod({ database, card, pursueAttempt });
  const pursueExternal = createPursueExternal({ database, port });
  app.decorate('pagamento', {
    methods: [
      createIsento(database),
      createPixMethod(database, pix),
      cardMethod,
      createExternalMethod(database, pursueExternal),
      createCounterMethod(database),
    ],
    refunds: { pix: pix.refund, cartao: createCardRefund(database, card), dinheiro: createCashRefund(database) },
    pix,
    pursueExternal,
  });
  registerMeios(app, options);
  registerPix(app, options);
  registerCartao(app, { ...options, pursueAttempt });
  registerPagamentoExterno(app, { ...options, externalPort: port, pursueExternal });
  const external = { database, pursueExternal, concluirPedido };
  registerPagamentoExternoEventos(app, { database, externalEvents: createExternalEvents(external) });
  takeNotices(app, options);
  const cards = { database, pursueAttempt, method: cardMethod, concluirPedido, steps };
  scheduler.add({ nome: 'cartoes-a-conferir', everyMs: SWEEP_MS, run: () => sweepCards(cards) });
  scheduler.add({ nome: 'cobrancas-externas', everyMs: SWEEP_MS, run: () => sweepExternal({ ...external, steps }) });
  scheduler.add({ nome: 'devolucoes-do-balcao', everyMs: SWEEP_MS, run: () => recordLateRefunds(database, steps) });
});

/** Keeps and answers the providers' notices; they are worked on at once, and by a job where that was cut or failed. */
function takeNotices(app: App, options: Options): void {
  const { database, scheduler, log, pix, pixNoticeOrigin } = options;
  const concludePix = () => concludeNoticed(options);
  const concludeCards = () => concludeCardNotices(options);
  const pixNotices = createNudge(concludePix, (err) => log.error({ err }, 'pix notices'));
  const cardNotices = createNudge(concludeCards, (err) => log.error({ err }, 'card notices'));
  // Work in progress ends before the database closes.
  app.addHook('preClose', pixNotices.settled);
  app.addHook('preClose', cardNotices.settled);
  registerWebhookPix(app, { receivePixNotice: createReceivePixNotice(database), nudge: pixNotices.nudge });
  registerWebhookCartao(app, { receiveCardNotice: createReceiveCardNotice(database), nudge: cardNotices.nudge });
  scheduler.add({ nome: 'avisos-pix', everyMs: SWEEP_MS, run: concludePix });
  scheduler.add({ nome: 'avisos-cartao', everyMs: CARD_NOTICES_MS, run: concludeCards });
  // The webhook is registered at each start; without it the provider is still asked, only later.
  app.addHook('onReady', (done) => {
    pix.registerWebhook(`${pixNoticeOrigin}${WEBHOOK_PATH}`).catch((err: unknown) => log.error({ err }, 'pix webhook'));
    done();
  });
}
