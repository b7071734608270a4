import { TermosDeUsoPage } from '../../features/conta/cadastro/TermosDeUsoPage';
import { imprimir } from '../../sagas/bilhetes/imprimir';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = TermosDeUsoPage;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(imprimir);
}
