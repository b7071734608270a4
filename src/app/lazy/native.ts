import { ORIGEM_APP } from '../../domain/deepLink';
import { abrirDeepLink } from '../../sagas/abrirDeepLink';
import { retomarSessaoAnterior } from '../../sagas/retomarSessaoAnterior';
import { createCapacitorNative } from '../../services/native/capacitorNative';
import type { AppInstance } from '../createStore';
import type { StartOptions } from '../start';

type Start = (options: StartOptions) => AppInstance;

/** The app within the shell: started once the shell has said what opened it, which is where it then begins. */
export async function startNative(start: Start, options: StartOptions): Promise<AppInstance> {
  const native = await createCapacitorNative();
  const first = [retomarSessaoAnterior, abrirDeepLink];
  const app = start({ ...options, native, origin: ORIGEM_APP, first });
  native.onLink((link) => app.bus.emit('LinkAberto', { link }));
  return app;
}
