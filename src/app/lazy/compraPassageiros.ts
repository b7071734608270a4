import { PassageirosStep } from '../../features/compra/PassageirosStep';
import { guardarRascunho } from '../../sagas/guardarRascunho';
import { passageirosSalvos } from '../../sagas/passageirosSalvos';
import { recalcularValorTotal } from '../../sagas/recalcularValorTotal';
import type { AppInstance } from '../createStore';

export const Screen = PassageirosStep;

export function install(app: AppInstance): void {
  app.runWorkflow(recalcularValorTotal);
  app.runWorkflow(guardarRascunho);
  app.runWorkflow(passageirosSalvos);
}
