import type { App } from './http/appTypes';
import { createPush } from './push/createPush';
import { sendQueuedPushes } from './push/pushQueue';
import { registerAvisos } from './routes/avisos';
import type { Services } from './services';

const PUSH_MS = 2000;

/** How people are told of their trips: over what they want it, and the sending of what is queued for devices. */
export function registerNotices(app: App, { config, database, scheduler }: Services): void {
  const push = createPush(config, database);
  registerAvisos(app, { database, push });
  scheduler.add({ nome: 'avisos-a-aparelhos', everyMs: PUSH_MS, run: () => sendQueuedPushes(database, push) });
}
