import type { App } from '../../platform/http/appTypes';
import { badRequest } from '../../platform/http/problem';
import type { ReceiveIniciacaoNotice } from '../iniciacao/iniciacaoNotices';
import { registerSignedNotice } from './signedNotice';

export const INICIACAO_WEBHOOK_PATH = '/api/Webhooks/Iniciacao';

interface WebhookServices {
  receiveIniciacaoNotice: ReceiveIniciacaoNotice;
  /** The secret that the initiator signs with; null where there is none. */
  segredo: string | null;
  /** Triggers work on the kept notices. */
  nudge: () => void;
}

/** The initiator's notice that a payment has changed, `{ data: { consentId } }`, as Open Finance's carries no more than that. */
export const registerWebhookIniciacao = (app: App, { receiveIniciacaoNotice, segredo, nudge }: WebhookServices): void =>
  registerSignedNotice(app, INICIACAO_WEBHOOK_PATH, segredo, async (notice) => {
    if (await receiveIniciacaoNotice([consentimentoOf(notice)])) nudge();
  });

function consentimentoOf(notice: unknown): string {
  const data: unknown = fieldOf(notice, 'data');
  const id = fieldOf(data, 'consentId');
  if (typeof id === 'string' && /^[!-~]{1,256}$/.test(id)) return id;
  throw badRequest('AVISO_INVALIDO', 'O aviso não tem a forma esperada.');
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
