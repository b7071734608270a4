import { PassageirosStep } from '../../features/compra/PassageirosStep';
import { passageirosSalvos } from '../../sagas/passageirosSalvos';
import { recalcularValorTotal } from '../../sagas/recalcularValorTotal';
import type { AppInstance } from '../createStore';

export const Screen = PassageirosStep;

export function install(app: AppInstance): void {
  app.runWorkflow(recalcularValorTotal);
  app.runWorkflow(passageirosSalvos);
}
