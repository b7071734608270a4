import { AplicativoPage } from '../../features/aplicativo/instalacao/AplicativoPage';
import { instalarAplicativo } from '../../sagas/aplicativo/instalarAplicativo';
import type { AppInstance } from '../createStore';

export const Screen = AplicativoPage;

export function install(app: AppInstance): void {
  app.runWorkflow(instalarAplicativo);
}
