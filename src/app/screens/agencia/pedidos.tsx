import { PedidosPage } from '../../../features/agencia/pedidos/PedidosPage';
import { abrirPedidoDeCliente } from '../../../sagas/agencia/abrirPedidoDeCliente';
import { concluirPedido } from '../../../sagas/compra/concluirPedido';
import { devolverDinheiro } from '../../../sagas/pagamento/devolverDinheiro';
import { filtrarPedidos } from '../../../sagas/agencia/filtrarPedidos';
import { levarPedidos } from '../../../sagas/agencia/levarPedidos';
import { reenviarBilhetes } from '../../../sagas/agencia/reenviarBilhetes';
import { installReads } from '../../installReads';
import { PosVenda, posVendaWorkflows } from '../posVenda/PosVenda';
import { lazyModule, usePrefetch } from '../../loading/lazyModule';

const detalhe = lazyModule(
  async () => ({
    Screen: (await import(/* webpackChunkName: "pedidos-detalhe" */ '../../../features/agencia/pedidos/DetalheDrawer'))
      .DetalheDrawer,
  }),
  { kind: 'over', titulo: 'Detalhes do pedido' },
);
const formularios = lazyModule(
  async () => ({
    Screen: (
      await import(/* webpackChunkName: "pedidos-formularios" */ '../../../features/agencia/pedidos/FormulariosPedidos')
    ).FormulariosPedidos,
  }),
  { kind: 'part', titulo: 'Procurar pedidos' },
);
const depois = [formularios, detalhe];

/** An agency's orders, with one of them and the cancellation dialogs over the list. */
export function Screen() {
  usePrefetch(depois);
  return (
    <>
      <PedidosPage Formularios={formularios} Detalhe={detalhe} />
      <PosVenda />
    </>
  );
}

export const install = installReads;
export const workflows = [
  filtrarPedidos,
  abrirPedidoDeCliente,
  levarPedidos,
  reenviarBilhetes,
  devolverDinheiro,
  concluirPedido,
  ...posVendaWorkflows,
];
