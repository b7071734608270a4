import { concluirPedido } from '../../sagas/concluirPedido';
import { pagarCartao } from '../../sagas/pagarCartao';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export { CartaoPagamento as Screen } from '../../features/compra/CartaoPagamento';

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(concluirPedido);
  app.runWorkflow(pagarCartao);
}
