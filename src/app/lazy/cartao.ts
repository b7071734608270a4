import { concluirPedido } from '../../sagas/compra/concluirPedido';
import { pagarCartao } from '../../sagas/pagamento/pagarCartao';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export { CartaoPagamento as Screen } from '../../features/compra/pagamento/CartaoPagamento';

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(concluirPedido);
  app.runWorkflow(pagarCartao);
}
