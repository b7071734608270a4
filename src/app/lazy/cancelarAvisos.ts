import { CancelarAvisosPage } from '../../features/avisos/CancelarAvisosPage';
import { recusarLembretes } from '../../sagas/avisos/lembretes';
import type { AppInstance } from '../createStore';

export const Screen = CancelarAvisosPage;

export function install(app: AppInstance): void {
  app.runWorkflow(recusarLembretes);
}
