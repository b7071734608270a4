import { useLocation } from 'react-router-dom';
import { MinhasViagensPage } from '../../features/bilhetes/minhasViagens/MinhasViagensPage';
import { avisosAparelho } from '../../sagas/avisos/avisosAparelho';
import { baixarBilhete } from '../../sagas/bilhetes/baixarBilhete';
import { compartilharBilhete } from '../../sagas/bilhetes/compartilharBilhete';
import { baixarRecibo } from '../../sagas/pagamento/baixarRecibo';
import { concluirPedido } from '../../sagas/compra/concluirPedido';
import { guardarBilhetes } from '../../sagas/bilhetes/guardarBilhetes';
import { imprimir } from '../../sagas/bilhetes/imprimir';
import type { AppInstance } from '../createStore';
import { loadBilhete } from '../bilhete';
import { installReads } from '../installReads';
import { lazyStep, usePrefetch } from '../lazyStep';
import { PosVenda, posVendaWorkflows } from '../posVenda';

const bilhete = lazyStep('Bilhetes', loadBilhete, 'page');
const depois = [bilhete];

/** My trips, or the tickets of the order in the address. */
export function Screen() {
  usePrefetch(depois);
  const { search } = useLocation();
  const pedidoId = new URLSearchParams(search).get('pedido');
  return (
    <>
      {pedidoId ? <bilhete.Step key={pedidoId} pedidoId={pedidoId} /> : <MinhasViagensPage />}
      <PosVenda />
    </>
  );
}

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(concluirPedido);
  app.runWorkflow(baixarBilhete);
  app.runWorkflow(baixarRecibo);
  posVendaWorkflows.forEach(app.runWorkflow);
  app.runWorkflow(compartilharBilhete);
  app.runWorkflow(guardarBilhetes);
  app.runWorkflow(avisosAparelho);
  app.runWorkflow(imprimir);
}
