import { IdentityError } from '../../services/identityError';
import type { Dispositivo } from '../../services/ports';
import { toastShown } from '../../store/aplicativo/interface';
import { dispositivosReached, selectDispositivos } from '../../store/conta/minhaConta';
import { call, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';

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
  yield* put(dispositivosReached({ phase: 'loading' }));
  try {
    const itens = yield* call(identity.listDevices);
    yield* put(dispositivosReached({ phase: 'loaded', itens, esquecendo: null }));
  } catch (error) {
    yield* put(dispositivosReached({ phase: 'refused', texto: reasonOf(error) }));
  }
}

function* forget(id: string): Flow {
  const { identity } = yield* ports();
  const known = yield* select(selectDispositivos);
  if (known.phase !== 'loaded') return;
  yield* show(known.itens, id);
  try {
    yield* call(identity.forgetDevice, id);
    yield* show(
      known.itens.filter((item) => item.id !== id),
      null,
    );
    yield* put(toastShown({ tone: 'success', texto: 'Aparelho esquecido.' }));
  } catch (error) {
    yield* show(known.itens, null);
    reasonOf(error);
    yield* put(toastShown({ tone: 'danger', texto: 'Não foi possível esquecer o aparelho. Tente novamente.' }));
  }
}

function* show(itens: Dispositivo[], esquecendo: string | null): Flow {
  yield* put(dispositivosReached({ phase: 'loaded', itens, esquecendo }));
}

/** The provider's message; ended sessions and unexpected errors go to the supervisor. */
function reasonOf(error: unknown): string {
  if (error instanceof IdentityError && error.kind !== 'session') return error.message;
  throw error;
}
