import { NovaVersao } from '../../../features/aplicativo/versao/NovaVersao';
import { avisarVersao } from '../../../sagas/aplicativo/avisarVersao';
import type { AppInstance } from '../../createStore';

export const Screen = NovaVersao;

/** Starts the workflow of new versions and checks for one. */
export async function lookForVersion(app: AppInstance): Promise<void> {
  app.runWorkflow(avisarVersao);
  if (await app.ports.version.isOutdated()) app.bus.emit('VersaoNovaVista');
}
