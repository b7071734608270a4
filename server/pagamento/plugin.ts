import type { LiveCompanhia } from '../companhia/liveCompanhia';
import type { Due } from '../platform/jobs/someRow';
import { hasDueAvisos } from './avisoPagamentoRepository';
import { registerBoleto, type BancoDeBoletos } from './boleto/boletoPlugin';
import type { PursueBoleto } from './boleto/pursueBoleto';
import type { ConcludePedido } from '../pedidos/concluirPedido';
import type { PaymentMethod } from './paymentMethod';
import type { App } from '../platform/http/appTypes';
import { subject } from '../platform/http/subject';
import { createNudge } from '../platform/jobs/nudge';
import type { Platform } from '../platform/platform';
import { concludeCartaoNotices, createReceiveCartaoNotice } from './cartao/cobranca/cartaoContestacoes';
import { createCartaoMethod, createCartaoEstorno } from './cartao/cobranca/cartaoMethod';
import { carteirasFor } from './cartao/config/carteirasFor';
import type { CartaoPlace } from './cartao/config/cartaoOrigin';
import type { CartaoPort } from './cartao/cartaoPort';
import { createPursueAttempt } from './cartao/cobranca/cartaoPursuit';
import { hasDueCartoes, sweepCartoes } from './cartao/cobranca/sweepCartoes';
import { createCreditoMethod } from './credito/creditoMethod';
import { hasCartoesToKeep, hasCofresToForget } from './cartao/salvos/cofreRepository';
import { forgetCofres, keepCartoes } from './cartao/salvos/keepCartoes';
import { createDinheiroEstorno, createCounterMethod } from './dinheiro/dinheiroMethod';
import { recordLateEstornos } from './dinheiro/counterJobs';
import { hasEstornosToRecord } from './dinheiro/vendaBalcaoRepository';
import type { EstornoPorts } from './estornos/estornos';
import { registerIniciacao, type Iniciador } from './iniciacao/iniciacaoPlugin';
import { createExternalEvents } from './externo/externalEvents';
import { createExternalMethod } from './externo/externalMethod';
import type { ExternalCobrancaPort } from './externo/externalPort';
import { createPursueExternal, type PursueExternal } from './externo/pursueExternal';
import { hasDueExternas, sweepExternal } from './externo/sweepExternal';
import { createIsento } from './isento';
import { createPixMethod } from './pix/pixMethod';
import type { PixPort } from './pix/pixPort';
import { concludeNoticed, createReceivePixNotice } from './pix/receiveNotice';
import { registerCartao } from './routes/cartao';
import { registerCartoesSalvos } from './routes/cartoesSalvos';
import { registerMeios } from './routes/meios';
import { registerPagamentoExterno } from './routes/pagamentoExterno';
import { registerPagamentoExternoEventos } from './routes/pagamentoExternoEventos';
import { registerPix } from './routes/pix';
import { registerWebhookCartao } from './routes/webhookCartao';
import { createNoticeCheck } from './pix/noticeCertificate';
import type { AvisosPixConfig } from './pix/pixConfig';
import { registerWebhookPix, WEBHOOK_PATH } from './routes/webhookPix';

const SWEEP_MS = 5000;
const CARTAO_NOTICES_MS = 60_000;

interface Options extends Platform {
  pix: PixPort;
  /** False while the provider of Pix has failed again and again. */
  isPixAvailable: () => boolean;
  /** Origin at which the Pix provider reaches this server. */
  pixNoticeOrigin: string;
  /** The certificate that its notices come with; null asks for none. */
  pixNotices: AvisosPixConfig | null;
  cartao: CartaoPort;
  external: ExternalCobrancaPort;
  place: CartaoPlace;
  /** The company, whose name a wallet shows. */
  companhia: Pick<LiveCompanhia, 'dados'>;
  /** The bank of boletos; null where there is none. */
  boletos: BancoDeBoletos | null;
  /** The initiator of Pix in banks' apps; null where there is none. */
  iniciador: Iniciador | null;
  /** The operator whose seats are sold; null for a company with seats of its own. */
  operadora: object | null;
  rateLimit: boolean;
  concludePedido: ConcludePedido;
}

/** The means of payment, for the conclusion of an order and for giving one up. */
export interface Pagamento {
  methods: readonly PaymentMethod[];
  estornos: EstornoPorts;
  pix: PixPort;
  pursueExternal: PursueExternal;
  pursueBoleto: PursueBoleto;
}

declare module 'fastify' {
  interface FastifyInstance {
    pagamento: Pagamento;
  }
}

/** Payment of orders by Pix, card, boleto, cash and charges outside the shop: charges, notices, collection and refunds. */
export const pagamento = subject<Options>('pagamento', ['pedidos', 'caixas'], (app, options) => {
  const { database, scheduler, steps, pix, cartao: acquirer, external: port, place, concludePedido } = options;
  const { limiteSem3dsCentavos: limiteCentavos } = place.cartao;
  const pursueAttempt = createPursueAttempt({ database, cartao: acquirer, limiteCentavos });
  const cartaoMethod = createCartaoMethod({ database, cartao: acquirer, pursueAttempt });
  const pursueExternal = createPursueExternal({ database, port });
  // An operator that keeps its seats itself is not asked to keep one for a week.
  const isBoletoOffered = options.boletos !== null && options.operadora === null;
  const boleto = registerBoleto(app, options, isBoletoOffered);
  app.decorate('pagamento', {
    methods: [
      createIsento(database),
      createPixMethod(database, pix),
      cartaoMethod,
      createExternalMethod(database, pursueExternal),
      createCounterMethod(database),
      boleto.method,
      createCreditoMethod(),
    ],
    estornos: {
      pix: pix.refund,
      cartao: createCartaoEstorno(database, acquirer),
      dinheiro: createDinheiroEstorno(database),
      boleto: boleto.refund,
    },
    pix,
    pursueExternal,
    pursueBoleto: boleto.pursueBoleto,
  });
  const carteirasAt = (origin: string) => carteirasFor(place, origin, options.companhia.dados()?.nome ?? '');
  registerMeios(app, { ...options, isBoletoOffered, carteirasAt });
  registerPix(app, { ...options, isPayableAtBank: () => options.iniciador?.isAvailable() ?? false });
  registerCartao(app, { ...options, pursueAttempt, carteirasAt, onToKeep: keepSavedCartoes(app, options) });
  registerPagamentoExterno(app, { ...options, externalPort: port, pursueExternal });
  const external = { database, pursueExternal, concludePedido };
  registerPagamentoExternoEventos(app, { database, externalEvents: createExternalEvents(external) });
  registerIniciacao(app, { ...options, onPaid: takeNotices(app, options) });
  const cartoes = { database, pursueAttempt, method: cartaoMethod, concludePedido, steps };
  const add = (nome: string, due: Due, run: () => Promise<unknown>): void =>
    scheduler.add({ nome, everyMs: SWEEP_MS, due, run });
  add('cartoes-a-conferir', hasDueCartoes(database), () => sweepCartoes(cartoes));
  add('cobrancas-externas', hasDueExternas(database), () => sweepExternal({ ...external, steps }));
  add('devolucoes-do-balcao', hasEstornosToRecord(), () => recordLateEstornos(database, steps));
});

/** Saved cards: kept and forgotten at the acquirer at once, and by a job where that was cut or failed. @returns the nudge. */
function keepSavedCartoes(app: App, options: Options): () => void {
  const { database, scheduler, log, cartao, steps } = options;
  const keep = () => keepCartoes({ database, cartao, steps });
  const forget = () => forgetCofres({ database, cartao, steps });
  const kept = createNudge(keep, (err) => log.error({ err }, 'cards to keep'));
  const forgotten = createNudge(forget, (err) => log.error({ err }, 'cards to forget'));
  app.addHook('preClose', kept.settled);
  app.addHook('preClose', forgotten.settled);
  registerCartoesSalvos(app, { database, onRemoved: forgotten.nudge });
  scheduler.add({ nome: 'cartoes-a-guardar', everyMs: SWEEP_MS, due: hasCartoesToKeep(database.db), run: keep });
  scheduler.add({ nome: 'cartoes-a-esquecer', everyMs: SWEEP_MS, due: hasCofresToForget(database.db), run: forget });
  return kept.nudge;
}

/**
 * Keeps and answers the providers' notices; they are worked on at once, and by a job where that was cut or failed.
 * @returns the nudge for those of Pix.
 */
function takeNotices(app: App, options: Options): () => void {
  const { database, scheduler, log, pix, pixNoticeOrigin, pixNotices: avisos } = options;
  const concludePix = () => concludeNoticed(options);
  const concludeCartoes = () => concludeCartaoNotices(options);
  const pixNotices = createNudge(concludePix, (err) => log.error({ err }, 'pix notices'));
  const cartaoNotices = createNudge(concludeCartoes, (err) => log.error({ err }, 'card notices'));
  // Work in progress ends before the database closes.
  app.addHook('preClose', pixNotices.settled);
  app.addHook('preClose', cartaoNotices.settled);
  const isFromProvider = createNoticeCheck(avisos);
  registerWebhookPix(app, {
    receivePixNotice: createReceivePixNotice(database),
    isFromProvider,
    nudge: pixNotices.nudge,
  });
  registerWebhookCartao(app, { receiveCartaoNotice: createReceiveCartaoNotice(database), nudge: cartaoNotices.nudge });
  scheduler.add({ nome: 'avisos-pix', everyMs: SWEEP_MS, due: hasDueAvisos('aviso_pix'), run: concludePix });
  scheduler.add({
    nome: 'avisos-cartao',
    everyMs: CARTAO_NOTICES_MS,
    due: hasDueAvisos('aviso_cartao'),
    run: concludeCartoes,
  });
  // The webhook is registered at each start; without it the provider is still asked, only later.
  app.addHook('onReady', (done) => {
    pix.registerWebhook(`${pixNoticeOrigin}${WEBHOOK_PATH}`).catch((err: unknown) => log.error({ err }, 'pix webhook'));
    done();
  });
  return pixNotices.nudge;
}
