import { NovaVersao } from '../../features/versao/NovaVersao';
import { avisarVersao } from '../../sagas/avisarVersao';
import type { AppInstance } from '../createStore';

export const Screen = NovaVersao;

/** Hears what the person decides; looks whether there is something to decide. */
export async function lookForVersion(app: AppInstance): Promise<void> {
  app.runWorkflow(avisarVersao);
  if (await app.ports.version.isOutdated()) app.bus.emit('VersaoNovaVista');
}
