import { rotas } from '../domain/rotas';
import type { Events } from '../events/catalogue';
import { contaCleared } from '../store/conta';
import { gruposCleared } from '../store/grupos';
import { becameAnonymous } from '../store/sessao';
import { call, emit, type Flow, ports, put } from './effects';

/**
 * The end of a session, whatever ended it: the person is the anonymous service user again, on home. What this device
 * kept is removed (its own record stays), the provider and the other tabs are told.
 */
export function* encerrarSessao(motivo: Events['SessaoEncerrada']['motivo']): Flow {
  const { identity, navigation, storage, tabs } = yield* ports();
  yield* put(contaCleared());
  yield* put(gruposCleared());
  yield* put(becameAnonymous());
  yield* call(storage.clear);
  yield* emit('SessaoEncerrada', { motivo });
  yield* call(navigation.go, rotas.home.path);
  yield* call(identity.signOut);
  yield* call(tabs.announce, 'encerrada');
}
