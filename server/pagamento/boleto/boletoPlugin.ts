import type { ConcludePedido } from '../../pedidos/concluirPedido';
import type { App } from '../../platform/http/appTypes';
import { createNudge } from '../../platform/jobs/nudge';
import type { Platform } from '../../platform/platform';
import { hasDueAvisos } from '../avisoPagamentoRepository';
import type { EstornoPort } from '../estornos/estornos';
import type { PaymentMethod } from '../paymentMethod';
import { registerBoletoRoutes } from '../routes/boleto';
import { BOLETO_WEBHOOK_PATH, registerWebhookBoleto } from '../routes/webhookBoleto';
import { createBoletoMethod } from './boletoMethod';
import { concludeBoletoNotices, createReceiveBoletoNotice, sweepBoletos } from './boletoNotices';
import { noBank, type BoletoPort } from './boletoPort';
import { hasDueBoletos } from './boletoRepository';
import { createPursueBoleto, type PursueBoleto } from './pursueBoleto';

const SWEEP_MS = 5000;

/** The bank of boletos of a deployment. */
export interface BancoDeBoletos {
  port: BoletoPort;
  /** With which it signs its notices. */
  segredo: string;
  /** Origin at which it reaches this server. */
  noticeOrigin: string;
}

export interface BoletoOptions extends Platform {
  /** Null where there is none: no boleto is offered, and open ones end. */
  boletos: BancoDeBoletos | null;
  concludePedido: ConcludePedido;
}

/** The parts of payment by boleto that the other rooms use. */
export interface BoletoParts {
  method: PaymentMethod;
  refund: EstornoPort;
  pursueBoleto: PursueBoleto;
}

/** Payment by boleto: its routes, the bank's notices, and the job that works on boletos without a notice. */
export function registerBoleto(app: App, options: BoletoOptions, isOffered: boolean): BoletoParts {
  const { database, idempotent, scheduler, steps, log, publicUrl, boletos, concludePedido } = options;
  const boleto = boletos?.port ?? noBank;
  const pursueBoleto = createPursueBoleto({ database, boleto, publicUrl });
  registerBoletoRoutes(app, { database, idempotent, boleto, publicUrl, isOffered });
  const services = { database, steps, pursueBoleto, concludePedido };
  const conclude = () => concludeBoletoNotices(services);
  const notices = createNudge(conclude, (err) => log.error({ err }, 'boleto notices'));
  // Work in progress ends before the database closes.
  app.addHook('preClose', notices.settled);
  registerWebhookBoleto(app, {
    receiveBoletoNotice: createReceiveBoletoNotice(database),
    segredo: boletos?.segredo ?? null,
    nudge: notices.nudge,
  });
  scheduler.add({ nome: 'avisos-boleto', everyMs: SWEEP_MS, due: hasDueAvisos('aviso_boleto'), run: conclude });
  scheduler.add({
    nome: 'boletos-a-conferir',
    everyMs: SWEEP_MS,
    due: hasDueBoletos(database.db),
    run: () => sweepBoletos(services),
  });
  if (boletos) registerAtStart(app, options, boletos);
  return { method: createBoletoMethod(database, pursueBoleto), refund: boleto.refund, pursueBoleto };
}

/** The webhook is registered at each start; without it the bank is still asked, only later. */
function registerAtStart(app: App, { log }: BoletoOptions, { port, noticeOrigin }: BancoDeBoletos): void {
  app.addHook('onReady', (done) => {
    port
      .registerWebhook(`${noticeOrigin}${BOLETO_WEBHOOK_PATH}`)
      .catch((err: unknown) => log.error({ err }, 'boleto webhook'));
    done();
  });
}
