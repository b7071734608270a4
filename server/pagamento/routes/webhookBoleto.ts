import type { App } from '../../platform/http/appTypes';
import { badRequest } from '../../platform/http/problem';
import type { ReceiveBoletoNotice } from '../boleto/boletoNotices';
import { registerSignedNotice } from './signedNotice';

export const BOLETO_WEBHOOK_PATH = '/api/Webhooks/Boleto';
const AVISOS_MAXIMO = 500;

interface WebhookServices {
  receiveBoletoNotice: ReceiveBoletoNotice;
  /** The secret that the bank signs with; null where there is no bank. */
  segredo: string | null;
  /** Triggers work on the kept notices. */
  nudge: () => void;
}

/** The bank's notice that boletos have changed. */
export const registerWebhookBoleto = (app: App, { receiveBoletoNotice, segredo, nudge }: WebhookServices): void =>
  registerSignedNotice(app, BOLETO_WEBHOOK_PATH, segredo, async (notice) => {
    if (await receiveBoletoNotice(numerosOf(notice))) nudge();
  });

/** The names of the boletos that a notice is about; it may have further fields. */
function numerosOf(notice: unknown): string[] {
  const boletos: unknown = typeof notice === 'object' && notice !== null && 'boletos' in notice ? notice.boletos : null;
  if (!Array.isArray(boletos) || boletos.length > AVISOS_MAXIMO) {
    throw badRequest('AVISO_INVALIDO', 'O aviso não tem a forma esperada.');
  }
  return boletos.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'numero' in one && isNumero(one.numero) ? [one.numero] : [],
  );
}

const isNumero = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{1,20}$/.test(text);
