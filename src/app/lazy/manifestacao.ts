import { ManifestacaoPage } from '../../features/ajuda/ManifestacaoPage';
import { manifestar } from '../../sagas/manifestar';
import type { AppInstance } from '../createStore';

export const Screen = ManifestacaoPage;

export function install(app: AppInstance): void {
  app.runWorkflow(manifestar);
}
