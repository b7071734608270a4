import { rotas } from '../domain/rotas';
import type { Events } from '../events/catalogue';
import { contaCleared } from '../store/conta';
import { gruposCleared } from '../store/grupos';
import { becameAnonymous, selectLogin } from '../store/sessao';
import { call, emit, type Flow, ports, put, select } from './effects';

type Motivo = Events['SessaoEncerrada']['motivo'];

/**
 * The end of a session, whatever ended it: the person is the anonymous service user again, on home. What this device
 * kept is removed (its own record stays), the provider and the other tabs are told. However many calls find out at
 * once, it ends once.
 */
export function* encerrarSessao(motivo: Motivo): Flow {
  if ((yield* select(selectLogin)).phase === 'anonymous') return;
  const { identity, tabs } = yield* ports();
  yield* forgetPessoa(motivo);
  yield* call(identity.signOut);
  yield* call(tabs.announce, 'encerrada');
}

/** The same in this tab alone, when the provider already knows. */
export function* forgetPessoa(motivo: Motivo): Flow {
  const { navigation, push, storage } = yield* ports();
  // The server may not hear of it, so this device stops listening as well.
  if (storage.avisos.read() === 'ativo') yield* call(() => void push.unregister());
  yield* put(contaCleared());
  yield* put(gruposCleared());
  yield* put(becameAnonymous());
  yield* call(storage.clear);
  yield* emit('SessaoEncerrada', { motivo });
  yield* call(navigation.go, rotas.home.path);
}
