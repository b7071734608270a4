import type { App } from '../../platform/http/appTypes';
import { createNudge } from '../../platform/jobs/nudge';
import type { Platform } from '../../platform/platform';
import { hasDueAvisos } from '../avisoPagamentoRepository';
import type { PixPort } from '../pix/pixPort';
import { registerIniciacaoRoutes } from '../routes/iniciacao';
import { INICIACAO_WEBHOOK_PATH, registerWebhookIniciacao } from '../routes/webhookIniciacao';
import { createBancos } from './bancos';
import { concludeIniciacaoNotices, createReceiveIniciacaoNotice } from './iniciacaoNotices';
import type { IniciadorPort } from './iniciadorPort';
import { createPursueIniciacao } from './pursueIniciacao';

const SWEEP_MS = 5000;

/** The initiator of a deployment. */
export interface Iniciador {
  port: IniciadorPort;
  /** False while it has failed again and again. */
  isAvailable: () => boolean;
  /** With which it signs its notices. */
  segredo: string;
  /** Origin at which it reaches this server. */
  noticeOrigin: string;
}

export interface IniciacaoOptions extends Platform {
  /** Null where there is none: no bank is offered. */
  iniciador: Iniciador | null;
  pix: PixPort;
  /** Triggers work on the kept notices of Pix. */
  onPaid: () => void;
}

/** Pix in the app of the payer's bank: its routes, and the initiator's notices. It moves no money by itself. */
export function registerIniciacao(app: App, options: IniciacaoOptions): void {
  const { database, idempotent, scheduler, steps, log, publicUrl, iniciador, pix, onPaid } = options;
  const parts = iniciador && {
    bancos: createBancos(iniciador.port),
    pursueIniciacao: createPursueIniciacao({ database, iniciador: iniciador.port, onPaid }),
    start: { database, pix, iniciador: iniciador.port, publicUrl },
  };
  registerIniciacaoRoutes(app, { database, idempotent, parts, log });
  const conclude = async (): Promise<void> => {
    if (parts) await concludeIniciacaoNotices({ database, steps, pursueIniciacao: parts.pursueIniciacao });
  };
  const notices = createNudge(conclude, (err) => log.error({ err }, 'initiation notices'));
  // Work in progress ends before the database closes.
  app.addHook('preClose', notices.settled);
  registerWebhookIniciacao(app, {
    receiveIniciacaoNotice: createReceiveIniciacaoNotice(database),
    segredo: iniciador?.segredo ?? null,
    nudge: notices.nudge,
  });
  scheduler.add({ nome: 'avisos-iniciacao', everyMs: SWEEP_MS, due: hasDueAvisos('aviso_iniciacao'), run: conclude });
  if (iniciador) registerAtStart(app, options, iniciador);
}

/** The webhook is registered at each start; without it the page still asks when the person is back. */
function registerAtStart(app: App, { log }: IniciacaoOptions, { port, noticeOrigin }: Iniciador): void {
  app.addHook('onReady', (done) => {
    port
      .registerWebhook(`${noticeOrigin}${INICIACAO_WEBHOOK_PATH}`)
      .catch((err: unknown) => log.error({ err }, 'initiation webhook'));
    done();
  });
}
