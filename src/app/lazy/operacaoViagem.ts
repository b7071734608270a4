import { PainelOperacao } from '../../features/viagens/informacao/PainelOperacao';
import { operarViagem } from '../../sagas/viagens/operarViagem';
import type { AppInstance } from '../createStore';

export const Screen = PainelOperacao;

export function install(app: AppInstance): void {
  app.runWorkflow(operarViagem);
}
