import type { CartaoPlace } from '../pagamento/cartao/config/cartaoOrigin';
import type { Fetch } from '../platform/http/outgoing/fetch';
import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { registerSandbox } from './registerSandbox';
import { simulateStatus } from './simulateStatus';
import { deleteOldWhatsapp } from './whatsappRepository';

const STATUS_MS = 30_000;
const CLEANUP_MS = 10 * 60_000;
/** Days for which messages to telephones are kept: as long as the chatbot keeps the answers that it queued. */
const WHATSAPP_DIAS = 10;

interface Options extends Platform {
  fetch: Fetch;
  place: CartaoPlace;
}

/** The outside world of a demonstration: banks, an operator's system, a mailbox, and operations that run late. */
export const sandbox = subject<Options>('sandbox', [], async (app, options) => {
  const { database, scheduler } = options;
  await registerSandbox(app, options);
  const forgetWhatsapp = () => deleteOldWhatsapp(database.db, WHATSAPP_DIAS);
  scheduler.add({ nome: 'sandbox-whatsapp', everyMs: CLEANUP_MS, run: forgetWhatsapp });
  scheduler.add({ nome: 'sandbox-andamento', everyMs: STATUS_MS, run: () => simulateStatus(database) });
});
