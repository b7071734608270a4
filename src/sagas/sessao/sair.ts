import { mensagens } from '../../domain/base/mensagens';
import { toastShown } from '../../store/aplicativo/interface';
import { selectSignedIn } from '../../store/sessao/sessao';
import { delay, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { encerrarSessao } from './encerrarSessao';
import { request } from '../kernel/request';

/** Maximum wait for the server when signing out. */
const TELL_MS = 3000;

/** "Sair": signs out here, at the provider and in the other tabs. */
export function* sair(): Flow {
  yield* stopNotices();
  yield* encerrarSessao('pedida');
}

/**
 * A call was refused even with a renewed token: reported once, however many calls failed. It answers within the event,
 * so that the call's workflow finds the session as it now is.
 */
export function* sessaoRecusada(): Flow {
  while (true) {
    yield* takeEvent('SessaoRecusada');
    if (!(yield* select(selectSignedIn))) continue;
    yield* put(toastShown({ tone: 'warning', texto: mensagens.sessaoExpirada }));
    yield* encerrarSessao('expirada');
  }
}

/** Ends the notices of this device, so that its next user does not receive them; sent while the token is valid. */
function* stopNotices(): Flow {
  const { storage } = yield* ports();
  if (storage.avisos.read() !== 'ativo') return;
  const path = `/Avisos/Aparelhos/${storage.dispositivo.read() ?? ''}`;
  yield* race({ told: request<null>({ method: 'DELETE', path }), late: delay(TELL_MS) });
}
