import { PagamentoPixPage } from '../../features/pix/PagamentoPixPage';
import { concluirPedido } from '../../sagas/concluirPedido';
import { pagarPix } from '../../sagas/pagarPix';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = PagamentoPixPage;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(concluirPedido);
  app.runWorkflow(pagarPix);
}
