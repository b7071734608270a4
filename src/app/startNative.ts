import { ORIGEM_APP } from '../domain/aplicativo/deepLink';
import { abrirDeepLink } from '../sagas/aplicativo/abrirDeepLink';
import { retomarSessaoAnterior } from '../sagas/aplicativo/retomarSessaoAnterior';
import { createCapacitorNative } from '../services/native/capacitorNative';
import { createNativePush, onNoticePressed } from '../services/native/nativePush';
import { nativeHandOver, nativeShare } from '../services/native/nativeShare';
import { followScheme } from '../services/native/statusBar';
import type { AppInstance } from './createStore';
import type { StartOptions } from './start';

type Start = (options: StartOptions) => AppInstance;

/** Starts the app in the shell, after the shell has reported the launch link, which decides the first page. */
export async function startNative(start: Start, options: StartOptions): Promise<AppInstance> {
  const native = await createCapacitorNative();
  const first = [retomarSessaoAnterior, abrirDeepLink];
  const app = start({ ...options, native, origin: ORIGEM_APP, first, device: shellDevice() });
  native.onLink((link) => app.bus.emit('LinkAberto', { link }));
  onNoticePressed((link) => app.bus.emit('AvisoAberto', { link }));
  followScheme(window);
  return app;
}

/** The shell's implementations; missing ones fall back to the browser's. */
function shellDevice(): NonNullable<StartOptions['device']> {
  const [share, handOver] = [nativeShare(ORIGEM_APP), nativeHandOver()];
  return { push: createNativePush(navigator.userAgent), ...(share && { share }), ...(handOver && { handOver }) };
}
