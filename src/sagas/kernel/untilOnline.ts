import { type Flow, takeEvent } from './effects';

/** Waits until the device reports a connection. */
export function* untilOnline(): Flow {
  while (!(yield* takeEvent('ConexaoMudada')).payload.online);
}
