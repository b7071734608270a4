import { ManifestacaoPage } from '../../features/empresa/ajuda/ManifestacaoPage';
import { manifestar } from '../../sagas/empresa/manifestar';
import type { AppInstance } from '../createStore';

export const Screen = ManifestacaoPage;

export function install(app: AppInstance): void {
  app.runWorkflow(manifestar);
}
