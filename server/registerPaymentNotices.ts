import type { App } from './platform/http/appTypes';
import { createNudge } from './platform/jobs/nudge';
import type { Steps } from './platform/jobs/steps';
import type { ConcluirPedido } from './conclusao/concludeOrder';
import { concludeCardNotices, createReceiveCardNotice } from './pagamento/cartao/cardDisputes';
import type { CardPort } from './pagamento/cartao/cardPort';
import type { PixPort } from './pagamento/pix/pixPort';
import { concludeNoticed, createReceivePixNotice } from './pagamento/pix/receiveNotice';
import { registerWebhookCartao } from './pagamento/routes/webhookCartao';
import { registerWebhookPix } from './pagamento/routes/webhookPix';
import type { Services } from './services';

const PIX_MS = 5000;
const CARD_MS = 60_000;

interface NoticeServices extends Pick<Services, 'database' | 'scheduler' | 'log'> {
  pix: PixPort;
  card: CardPort;
  concluirPedido: ConcluirPedido;
  steps: Steps;
}

/** Notices of the providers: kept, answered, worked on at once, and by a job where that was cut or failed. */
export function registerPaymentNotices(app: App, services: NoticeServices): void {
  const { database, scheduler, log } = services;
  const concludePix = () => concludeNoticed(services);
  const concludeCards = () => concludeCardNotices(services);
  const pix = createNudge(concludePix, (err) => log.error({ err }, 'pix notices'));
  const cards = createNudge(concludeCards, (err) => log.error({ err }, 'card notices'));
  // What is under way ends before the database that it works on.
  app.addHook('preClose', pix.settled);
  app.addHook('preClose', cards.settled);
  registerWebhookPix(app, { receivePixNotice: createReceivePixNotice(database), nudge: pix.nudge });
  registerWebhookCartao(app, { receiveCardNotice: createReceiveCardNotice(database), nudge: cards.nudge });
  scheduler.add({ nome: 'avisos-pix', everyMs: PIX_MS, run: concludePix });
  scheduler.add({ nome: 'avisos-cartao', everyMs: CARD_MS, run: concludeCards });
}
