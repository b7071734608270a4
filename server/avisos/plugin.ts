import { subject } from '../platform/http/subject';
import type { Platform } from '../platform/platform';
import { sendLembretes } from './lembretes/sendLembretes';
import type { PushPort } from './push/pushPort';
import { sendQueuedPushes } from './push/pushQueue';
import { registerAvisos } from './routes/avisos';

const PUSH_MS = 2000;
const LEMBRETES_MS = 60_000;

interface Options extends Platform {
  push: PushPort;
}

/** Notices of trips: the choice of how to get them, reminders, and the queue to devices. */
export const avisos = subject<Options>('avisos', ['conta', 'bilhetes'], (app, options) => {
  const { database, scheduler, steps, publicUrl, push } = options;
  registerAvisos(app, { database, push });
  scheduler.add({ nome: 'avisos-a-aparelhos', everyMs: PUSH_MS, run: () => sendQueuedPushes(database, push) });
  scheduler.add({ nome: 'lembretes', everyMs: LEMBRETES_MS, run: () => sendLembretes(database, publicUrl, steps) });
});
