import { PagamentoPixPage } from '../../features/pagamento/pix/PagamentoPixPage';
import { concluirPedido } from '../../sagas/compra/concluirPedido';
import { pagarPix } from '../../sagas/pagamento/pagarPix';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = PagamentoPixPage;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(concluirPedido);
  app.runWorkflow(pagarPix);
}
