import { createAdiqExternal } from './adapters/adiq/adiqExternal';
import { createExternalEvents } from './pagamento/externo/externalEvents';
import { createExternalMethod } from './pagamento/externo/externalMethod';
import type { ExternalChargePort } from './pagamento/externo/externalPort';
import { createPursueExternal } from './pagamento/externo/pursueExternal';
import { sweepExternal } from './pagamento/externo/sweepExternal';
import { createAbandonOrder } from './conclusao/abandonOrder';
import { createMakeWay } from './posVenda/openExchange';
import { createCashRefund, createCounterMethod } from './pagamento/dinheiro/cashMethod';
import { recordLateRefunds } from './pagamento/dinheiro/counterJobs';
import type { App } from './platform/http/appTypes';
import { createSteps } from './platform/jobs/steps';
import { createCountedConclusion } from './conclusao/countedConclusion';
import { createOrderEvents } from './pedidos/orderEvents';
import { sweepOrders } from './conclusao/sweepOrders';
import { watchInvariants } from './conclusao/watchInvariants';
import { sendQueued } from './platform/outbox/outbox';
import { createAdiqAcquirer } from './adapters/adiq/adiqAcquirer';
import { createCardMethod, createCardRefund } from './pagamento/cartao/cardMethod';
import type { CardPort } from './pagamento/cartao/cardPort';
import { createPursueAttempt } from './pagamento/cartao/cardPursuit';
import { createHttpPixPsp } from './adapters/pix/httpPixPsp';
import type { Fetch } from './adapters/pix/pixHttp';
import { createIsento } from './pagamento/isento';
import { createPixBreaker } from './adapters/pix/pixBreaker';
import { createPixMethod } from './pagamento/pix/pixMethod';
import type { PixPort } from './pagamento/pix/pixPort';
import { sweepCards } from './pagamento/cartao/sweepCards';
import { seedCupons } from './precos/seedCupons';
import { createPraxio } from './adapters/praxio/createPraxio';
import { registerBalcao } from './agencia/routes/balcao';
import { registerAgenciaPedidos } from './agencia/routes/agenciaPedidos';
import { registerAgenciaPedidosAcoes } from './agencia/routes/agenciaPedidosAcoes';
import { registerBilhetes } from './bilhetes/routes/bilhetes';
import { registerCancelamento } from './posVenda/routes/cancelamento';
import { registerCartao } from './pagamento/routes/cartao';
import { registerConcluir } from './conclusao/routes/concluir';
import { registerEmbarque } from './bilhetes/routes/embarque';
import { registerCotacao } from './precos/routes/cotacao';
import { registerEventos } from './pedidos/routes/eventos';
import { registerLiberarReserva } from './conclusao/routes/liberarReserva';
import { registerMeios } from './pagamento/routes/meios';
import { registerPagamentoExterno } from './pagamento/routes/pagamentoExterno';
import { registerPagamentoExternoEventos } from './pagamento/routes/pagamentoExternoEventos';
import { registerPassageiros } from './conta/routes/passageiros';
import { registerPedidos } from './conclusao/routes/pedidos';
import { registerPix } from './pagamento/routes/pix';
import { registerRecibo } from './posVenda/routes/recibo';
import { registerRemarcacao } from './posVenda/routes/remarcacao';
import { registerTransferencia } from './posVenda/routes/transferencia';
import { WEBHOOK_PATH } from './pagamento/routes/webhookPix';
import { createLocalFetch, LOCAL_ORIGIN } from './platform/http/localFetch';
import { createSandboxMailbox } from './sandbox/mailbox';
import { registerSandbox } from './sandbox/registerSandbox';
import { SANDBOX_CLIENT } from './sandbox/pix/tokens';
import { registerPaymentNotices } from './registerPaymentNotices';
import type { Services } from './services';
import { loadBoardingCodes, type BoardingKeys } from './bilhetes/boardingKey';
import { createIssueTickets } from './bilhetes/issueTickets';

const SWEEP_MS = 5000;
const OUTBOX_MS = 1000;
const WATCH_MS = 60_000;
const KEYS_MS = 60_000;
const SANDBOX_CHAVE = 'pix@itape.test';

/** Buying: orders, their payment by Pix and the tickets, with the jobs that finish what was cut short. */
export async function registerCommerce(app: App, services: Services): Promise<void> {
  const { config, database, inventory, idempotent, scheduler, log } = services;
  const fetch = createLocalFetch(app);
  const { pix, isAvailable: isPixAvailable } = createPixBreaker(createPix(services, fetch), Date.now, config.pixRestMs);
  const card = createCard(services, fetch);
  const { limiteSem3dsCentavos: limiteCentavos } = config.cartao;
  const pursueAttempt = createPursueAttempt({ database, card, limiteCentavos });
  const cardMethod = createCardMethod({ database, card, pursueAttempt });
  const externalPort = createExternal(services, fetch);
  const pursueExternal = createPursueExternal({ database, port: externalPort });
  const externalMethod = createExternalMethod(database, pursueExternal);
  const praxio = createPraxio(config, fetch);
  const events = createOrderEvents(database);
  const codes = await loadBoardingCodes(database);
  const issueTickets = createIssueTickets(codes, config.publicUrl);
  const steps = createSteps(database, (failure) => log.error(failure, 'step failed'));
  const conclusion = {
    database,
    methods: [
      createIsento(database),
      createPixMethod(database, pix),
      cardMethod,
      externalMethod,
      createCounterMethod(database),
    ],
    refunds: { pix: pix.refund, cartao: createCardRefund(database, card), dinheiro: createCashRefund(database) },
    inventory,
    praxio,
    issueTickets,
    events,
  };
  const concluirPedido = createCountedConclusion(conclusion, steps);

  registerPedidos(app, { database, inventory, idempotent });
  registerCotacao(app, { database, inventory });
  registerPassageiros(app, { database });
  registerMeios(app, { isPixAvailable });
  registerPix(app, { database, pix, idempotent });
  registerCartao(app, { config, database, idempotent, card, pursueAttempt, concluirPedido });
  registerBalcao(app, { database, pix, idempotent, concluirPedido });
  registerConcluir(app, { database, concluirPedido });
  registerEventos(app, { database, events });
  registerPaymentNotices(app, { ...services, pix, card, concluirPedido, steps });
  registerBilhetes(app, { database });
  const abandonOrder = createAbandonOrder({ database, pix, pursueExternal, inventory, concluirPedido, events });
  registerRecibo(app, { database });
  registerLiberarReserva(app, { database, inventory, abandonOrder });
  registerCancelamento(app, { database, idempotent, abandonOrder, concluirPedido });
  const makeWay = createMakeWay({ database, abandonOrder, concluirPedido });
  registerRemarcacao(app, { ...services, makeWay, concluirPedido });
  registerTransferencia(app, { database, idempotent, makeWay, concluirPedido });
  registerEmbarque(app, { database, codes });
  refreshKeys(app, codes);

  registerAgenciaPedidos(app, { database });
  registerAgenciaPedidosAcoes(app, { config, database, idempotent, abandonOrder, concluirPedido });
  registerPagamentoExterno(app, { ...services, externalPort, pursueExternal, concluirPedido });
  const external = { database, pursueExternal, concluirPedido };
  registerPagamentoExternoEventos(app, { database, externalEvents: createExternalEvents(external) });
  const sweep = { database, pix, praxio, inventory, concluirPedido, events, steps };
  scheduler.add({ nome: 'pedidos-a-concluir', everyMs: SWEEP_MS, run: () => sweepOrders(sweep) });
  const cards = { database, pursueAttempt, method: cardMethod, concluirPedido, steps };
  scheduler.add({ nome: 'cartoes-a-conferir', everyMs: SWEEP_MS, run: () => sweepCards(cards) });
  scheduler.add({ nome: 'cobrancas-externas', everyMs: SWEEP_MS, run: () => sweepExternal({ ...external, steps }) });
  scheduler.add({ nome: 'devolucoes-do-balcao', everyMs: SWEEP_MS, run: () => recordLateRefunds(database, steps) });
  scheduler.add({
    nome: 'invariantes',
    everyMs: WATCH_MS,
    run: async () => {
      for (const alert of await watchInvariants(database)) log.error(alert, 'somebody has to look');
    },
  });
  if (!config.production) {
    await seedCupons(database);
    await registerSandbox(app, services, fetch);
    const mailbox = createSandboxMailbox(database);
    scheduler.add({ nome: 'caixa-de-saida', everyMs: OUTBOX_MS, run: () => sendQueued(database, mailbox) });
  }
  announceWebhook(app, services, pix);
}

/** A key that another process has published signs here too once its time has come. */
function refreshKeys(app: App, { refresh }: Pick<BoardingKeys, 'refresh'>): void {
  // A failed read leaves the keys as they are; the next one comes in a minute.
  const timer = setInterval(() => void refresh().catch(() => undefined), KEYS_MS).unref();
  app.addHook('onClose', () => clearInterval(timer));
}

function createPix({ config }: Services, fetch: Fetch): PixPort {
  const baseUrl = `${LOCAL_ORIGIN}/_sandbox/pix`;
  const sandbox = { ...SANDBOX_CLIENT, baseUrl, tokenUrl: `${baseUrl}/oauth/token`, chave: SANDBOX_CHAVE };
  return createHttpPixPsp(config.pix ?? sandbox, fetch);
}

function createCard({ config }: Services, fetch: Fetch): CardPort {
  const sandbox = { ...SANDBOX_CLIENT, baseUrl: `${LOCAL_ORIGIN}/_sandbox/cartao` };
  return createAdiqAcquirer(config.cartao.adiq ?? sandbox, fetch);
}

function createExternal({ config }: Services, fetch: Fetch): ExternalChargePort {
  const sandbox = { ...SANDBOX_CLIENT, baseUrl: `${LOCAL_ORIGIN}/_sandbox/cartao` };
  return createAdiqExternal(config.cartao.adiq ?? sandbox, fetch);
}

/** Tells the provider at each start where to send its notices; without them we would still ask, only later. */
function announceWebhook(app: App, { config, log }: Services, pix: PixPort): void {
  const origin = config.pix === null ? LOCAL_ORIGIN : config.publicUrl;
  app.addHook('onReady', (done) => {
    pix.registerWebhook(`${origin}${WEBHOOK_PATH}`).catch((err: unknown) => log.error({ err }, 'pix webhook'));
    done();
  });
}
