import { contaCleared } from '../../store/conta/conta';
import { gruposCleared } from '../../store/sessao/grupos';
import {
  type Interrompida,
  interrupcaoEnded,
  selectInterrompida,
  selectSignedIn,
  sessaoInterrompida,
} from '../../store/sessao/sessao';
import { call, emit, type Flow, ports, put, race, select, takeEvent, waitUntil } from '../kernel/effects';

/**
 * A session that died during a purchase (ADR 70). The person is anonymous from now on, for the header and for every
 * call, and stored data is removed; the page stays, with its seats and what was typed, and the sign-in opens over it.
 * The groups stay too, which only choose the look of the page: the server authorizes every call.
 */
export function* interromperSessao({ sub, email }: Interrompida): Flow {
  const { push, storage } = yield* ports();
  if (storage.avisos.read() === 'ativo') yield* call(() => void push.unregister());
  yield* put(contaCleared());
  yield* put(sessaoInterrompida({ sub, email }));
  yield* call(storage.clear);
  yield* emit('EntrarPedido');
}

/**
 * Waits for the sign-in over an interrupted purchase. True once the same person is back; false where the dialog was
 * closed, the purchase was left, or somebody else signed in, which ends the interrupted session first.
 */
export function* untilBack(): Flow<boolean> {
  const { given } = yield* race({
    back: waitUntil(selectSignedIn),
    given: takeEvent('EntrarFechado', 'LarguraCruzada', 'SessaoEncerrada'),
  });
  return given === undefined;
}

/** The purchase was left without a sign-in: what it knew of the person is forgotten, as after any other end. */
export function* endInterrompida(): Flow {
  if (!(yield* select(selectInterrompida))) return;
  yield* put(interrupcaoEnded());
  yield* put(gruposCleared());
  yield* emit('SessaoEncerrada', { motivo: 'expirada' });
}
