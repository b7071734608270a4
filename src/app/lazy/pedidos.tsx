import { PedidosPage } from '../../features/pedidos/PedidosPage';
import { concluirPedido } from '../../sagas/concluirPedido';
import { filtrarPedidos } from '../../sagas/filtrarPedidos';
import { levarPedidos } from '../../sagas/levarPedidos';
import { reenviarBilhetes } from '../../sagas/reenviarBilhetes';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';
import { PosVenda, posVendaWorkflows } from '../posVenda';

/** The orders of an agency, and the dialogs in which one is cancelled. */
export function Screen() {
  return (
    <>
      <PedidosPage />
      <PosVenda />
    </>
  );
}

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(filtrarPedidos);
  app.runWorkflow(levarPedidos);
  app.runWorkflow(reenviarBilhetes);
  app.runWorkflow(concluirPedido);
  posVendaWorkflows.forEach(app.runWorkflow);
}
