import { ambienteRead } from '../store/ambiente';
import { call, type Flow, ports, put } from './effects';

/**
 * What this place takes, for the forms of a person who signed in. The sign-in has asked for `/config.json` already, so
 * this costs no request. Where it cannot be read the forms stay strict.
 */
export function* lerAmbiente(): Flow {
  const { config } = yield* ports();
  const found = yield* call(() => config.read().catch(() => null));
  if (found) yield* put(ambienteRead({ cpfDeTeste: found.cpfDeTeste }));
}
