import { EmbarquePage } from '../../../features/bilhetes/embarque/EmbarquePage';
import { createEmbarcar } from '../../../sagas/bilhetes/embarcar';
import { createBrowserDoor } from '../../../services/embarque/browserDoor';
import { bringOfflineWorker, browserWorld } from '../../../services/offlineWorker';
import type { AppInstance } from '../../createStore';
import { installReads } from '../../installReads';

export const Screen = EmbarquePage;

const embarcar = createEmbarcar(createBrowserDoor(() => window.localStorage));

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(embarcar);
  // Boarding happens offline, signed in or not, so the service worker is needed.
  if (process.env.NODE_ENV === 'production' && !app.ports.native.present) bringOfflineWorker(browserWorld());
}
