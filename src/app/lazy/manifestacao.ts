import { ManifestacaoPages } from '../../features/ajuda/ManifestacaoPages';
import { manifestar } from '../../sagas/manifestar';
import type { AppInstance } from '../createStore';
import { installReads } from '../installReads';

export const Screen = ManifestacaoPages;

export function install(app: AppInstance): void {
  installReads(app);
  app.runWorkflow(manifestar);
}
