import { PedidosPage } from '../../features/agencia/pedidos/PedidosPage';
import { abrirPedidoDeCliente } from '../../sagas/agencia/abrirPedidoDeCliente';
import { concluirPedido } from '../../sagas/compra/concluirPedido';
import { devolverDinheiro } from '../../sagas/pagamento/devolverDinheiro';
import { filtrarPedidos } from '../../sagas/agencia/filtrarPedidos';
import { levarPedidos } from '../../sagas/agencia/levarPedidos';
import { reenviarBilhetes } from '../../sagas/agencia/reenviarBilhetes';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';
import { lazyStep, usePrefetch } from '../lazyStep';
import { PosVenda, posVendaWorkflows } from '../posVenda';

const detalhe = lazyStep(
  'Detalhes do pedido',
  async () => ({
    Screen: (await import(/* webpackChunkName: "pedidos-detalhe" */ '../../features/agencia/pedidos/DetalheDrawer'))
      .DetalheDrawer,
  }),
  'over',
);
const abertura = lazyStep('Abrir pedido de cliente', async () => ({
  Screen: (await import(/* webpackChunkName: "pedidos-abertura" */ '../../features/agencia/pedidos/AbrirPedido'))
    .AbrirPedido,
}));
const depois = [abertura, detalhe];

/** An agency's orders, with one of them and the cancellation dialogs over the list. */
export function Screen() {
  usePrefetch(depois);
  return (
    <>
      <PedidosPage Abertura={abertura.Step} Detalhe={detalhe.Step} />
      <PosVenda />
    </>
  );
}

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(filtrarPedidos);
  app.runWorkflow(abrirPedidoDeCliente);
  app.runWorkflow(levarPedidos);
  app.runWorkflow(reenviarBilhetes);
  app.runWorkflow(devolverDinheiro);
  app.runWorkflow(concluirPedido);
  posVendaWorkflows.forEach(app.runWorkflow);
}
