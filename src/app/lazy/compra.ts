import { ComprarViagemPage } from '../../features/compra/ComprarViagemPage';
import { comprarViagem } from '../../sagas/comprarViagem';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = ComprarViagemPage;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(comprarViagem);
}
