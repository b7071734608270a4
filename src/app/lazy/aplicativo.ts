import { AplicativoPage } from '../../features/aplicativo/AplicativoPage';
import { instalarAplicativo } from '../../sagas/instalarAplicativo';
import type { AppInstance } from '../createStore';

export const Screen = AplicativoPage;

export function install(app: AppInstance): void {
  app.runWorkflow(instalarAplicativo);
}
