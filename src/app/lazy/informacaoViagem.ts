import { InformacaoViagemPage } from '../../features/informacaoViagem/InformacaoViagemPage';
import { consultarPainel } from '../../sagas/consultarPainel';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = InformacaoViagemPage;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(consultarPainel);
}
