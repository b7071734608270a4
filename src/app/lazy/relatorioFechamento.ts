import { RelatorioFechamentoPage } from '../../features/relatorioFechamento/RelatorioFechamentoPage';
import { baixarFechamento } from '../../sagas/baixarFechamento';
import { filtrarFechamentos } from '../../sagas/filtrarFechamentos';
import { operarCaixa } from '../../sagas/operarCaixa';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = RelatorioFechamentoPage;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(operarCaixa);
  app.runWorkflow(filtrarFechamentos);
  app.runWorkflow(baixarFechamento);
}
