import { PassageirosStep } from '../../features/compra/passageiros/PassageirosStep';
import { guardarRascunho } from '../../sagas/compra/rascunho/guardarRascunho';
import { passageirosSalvos } from '../../sagas/conta/passageirosSalvos';
import { recalcularValorTotal } from '../../sagas/compra/recalcularValorTotal';
import type { AppInstance } from '../createStore';

export const Screen = PassageirosStep;

export function install(app: AppInstance): void {
  app.runWorkflow(recalcularValorTotal);
  app.runWorkflow(guardarRascunho);
  app.runWorkflow(passageirosSalvos);
}
