import type { Platform } from '../platform';
import { hasDueMessages, sendQueued, type EmailPort } from './outbox';

const OUTBOX_MS = 1000;

/** Sends the queued e-mails, looking for them once a second while the product is used; every failed attempt is logged, the last one as an error. */
export function sendEmails({ database, scheduler, log }: Platform, port: EmailPort): void {
  const run = (): Promise<void> =>
    sendQueued(database, port, (failure) => log[failure.desistiu ? 'error' : 'warn'](failure, 'e-mail not sent'));
  scheduler.add({ nome: 'caixa-de-saida', everyMs: OUTBOX_MS, due: hasDueMessages(), run });
}
