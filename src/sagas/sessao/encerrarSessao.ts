import { isEmCompra, rotas } from '../../domain/base/rotas';
import type { Events } from '../../events/catalogue';
import { contaCleared } from '../../store/conta/conta';
import { gruposCleared } from '../../store/sessao/grupos';
import { becameAnonymous, selectLogin, selectPessoa } from '../../store/sessao/sessao';
import { call, emit, type Flow, ports, put, select } from '../kernel/effects';
import { interromperSessao } from './interromperSessao';

type Motivo = Events['SessaoEncerrada']['motivo'];

/**
 * Ends a session for any reason: the person becomes the anonymous service user on home, stored data is removed except
 * the device id, and the provider and other tabs are informed. Concurrent calls end it once. One that died during a
 * purchase is interrupted instead.
 */
export function* encerrarSessao(motivo: Motivo): Flow {
  if ((yield* select(selectLogin)).phase === 'anonymous') return;
  const { identity, tabs } = yield* ports();
  yield* endHere(motivo);
  yield* call(identity.signOut);
  yield* call(tabs.announce, motivo === 'pedida' ? 'encerrada' : 'expirada');
}

/** Ends the session in this tab only, when the provider already knows. */
export function* endHere(motivo: Motivo): Flow {
  const { navigation } = yield* ports();
  const pessoa = yield* select(selectPessoa);
  if (pessoa && motivo !== 'pedida' && isEmCompra(navigation.current())) return yield* interromperSessao(pessoa);
  yield* forgetPessoa(motivo);
}

/** Forgets the person in this tab and leads home. */
function* forgetPessoa(motivo: Motivo): Flow {
  const { navigation, push, storage } = yield* ports();
  // The server may not learn of it, so this device unregisters from push as well.
  if (storage.avisos.read() === 'ativo') yield* call(() => void push.unregister());
  yield* put(contaCleared());
  yield* put(gruposCleared());
  yield* put(becameAnonymous());
  yield* call(storage.clear);
  yield* emit('SessaoEncerrada', { motivo });
  yield* call(navigation.go, rotas.home.path);
}
