import { PagamentoExternoPage } from '../../features/pagamentoExterno/PagamentoExternoPage';
import { cobrarExterno } from '../../sagas/cobrarExterno';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = PagamentoExternoPage;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(cobrarExterno);
}
