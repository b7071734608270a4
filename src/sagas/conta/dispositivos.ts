import { IdentityError } from '../../services/identityError';
import { toastShown } from '../../store/aplicativo/interface';
import {
  dispositivosAsked,
  dispositivosListed,
  dispositivosRefused,
  esquecimentoAsked,
  esquecimentoEnded,
  selectDispositivos,
} from '../../store/conta/minhaConta';
import { call, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { msg } from '../../words/t';

/**
 * "Aparelhos": lists the browsers that remember the login when the page opens, and forgets one on demand. A user pool
 * without device tracking shows the specification's text; the rest of the page is unaffected.
 */
export function* dispositivos(): Flow {
  while (true) {
    const event = yield* takeEvent('MinhaContaAberta', 'DispositivosPedidos', 'DispositivoEsquecido');
    yield* race({
      done: event.type === 'DispositivoEsquecido' ? forget(event.payload.id) : load(),
      left: takeEvent('MinhaContaFechada', 'SessaoEncerrada'),
    });
  }
}

function* load(): Flow {
  const { identity } = yield* ports();
  yield* put(dispositivosAsked());
  try {
    yield* put(dispositivosListed(yield* call(identity.listDevices)));
  } catch (error) {
    yield* put(dispositivosRefused(reasonOf(error)));
  }
}

function* forget(id: string): Flow {
  const { identity } = yield* ports();
  if ((yield* select(selectDispositivos)).phase !== 'loaded') return;
  yield* put(esquecimentoAsked(id));
  try {
    yield* call(identity.forgetDevice, id);
    yield* put(esquecimentoEnded({ id, forgotten: true }));
    yield* put(toastShown({ tone: 'success', texto: msg('Aparelho esquecido.') }));
  } catch (error) {
    yield* put(esquecimentoEnded({ id, forgotten: false }));
    reasonOf(error);
    yield* put(toastShown({ tone: 'danger', texto: msg('Não foi possível esquecer o aparelho. Tente novamente.') }));
  }
}

/** The provider's message; ended sessions and unexpected errors go to the supervisor. */
function reasonOf(error: unknown): string {
  if (error instanceof IdentityError && error.kind !== 'session') return error.message;
  throw error;
}
