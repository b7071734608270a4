import { PainelOperacao } from '../../features/informacaoViagem/PainelOperacao';
import { operarViagem } from '../../sagas/operarViagem';
import type { AppInstance } from '../createStore';

export const Screen = PainelOperacao;

export function install(app: AppInstance): void {
  app.runWorkflow(operarViagem);
}
