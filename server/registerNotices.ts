import type { App } from './platform/http/appTypes';
import { createPush } from './adapters/push/createPush';
import { sendQueuedPushes } from './avisos/push/pushQueue';
import { registerAvisos } from './avisos/routes/avisos';
import type { Services } from './services';

const PUSH_MS = 2000;

/** How people are told of their trips: over what they want it, and the sending of what is queued for devices. */
export function registerNotices(app: App, { config, database, scheduler }: Services): void {
  const push = createPush(config, database);
  registerAvisos(app, { database, push });
  scheduler.add({ nome: 'avisos-a-aparelhos', everyMs: PUSH_MS, run: () => sendQueuedPushes(database, push) });
}
