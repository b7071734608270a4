import { mensagens } from '../domain/mensagens';
import { toastShown } from '../store/interface';
import { selectSignedIn } from '../store/sessao';
import { delay, type Flow, ports, put, race, select } from './effects';
import { encerrarSessao } from './encerrarSessao';
import { request } from './request';

/** A server that cannot be reached must not keep anybody from leaving. */
const TELL_MS = 3000;

/** "Sair": signed out here, at the provider and in the other tabs. */
export function* sair(): Flow {
  yield* stopNotices();
  yield* encerrarSessao('pedida');
}

/** A call was refused even with a renewed token. Said once, however many calls were under way. */
export function* sessaoRecusada(): Flow {
  if (!(yield* select(selectSignedIn))) return;
  yield* put(toastShown({ tone: 'warning', texto: mensagens.sessaoExpirada }));
  yield* encerrarSessao('expirada');
}

/** Whoever takes the device next must not be told of these trips; said while the token is still good. */
function* stopNotices(): Flow {
  const { storage } = yield* ports();
  if (storage.avisos.read() !== 'ativo') return;
  const path = `/Avisos/Aparelhos/${storage.dispositivo.read() ?? ''}`;
  yield* race({ told: request<null>({ method: 'DELETE', path }), late: delay(TELL_MS) });
}
