import { ambienteRead } from '../../store/aplicativo/ambiente';
import { call, type Flow, ports, put } from '../kernel/effects';

/**
 * Loads the environment's settings for the forms of a signed-in person. The sign-in has already fetched `/config.json`,
 * so this costs no request. When it cannot be read the forms stay strict.
 */
export function* lerAmbiente(): Flow {
  const { config } = yield* ports();
  const found = yield* call(() => config.read().catch(() => null));
  if (found) yield* put(ambienteRead({ cpfDeTeste: found.cpfDeTeste }));
}
