import { explicacaoDe } from '../domain/explicacoes';
import { rotas } from '../domain/rotas';
import { IdentityError } from '../services/identityError';
import type { IdentitySession } from '../services/ports';
import { toastShown } from '../store/interface';
import { becameAnonymous } from '../store/sessao';
import { beginSessao } from './beginSessao';
import { call, emit, type Flow, ports, put } from './effects';

/**
 * Back from Google or Apple. Only someone who left from here gets the code exchanged; a replayed or forged return
 * changes nothing, and one whose storage was lost on the way (private mode, another app's browser) may begin anew. Whoever turned back at the provider is told so and browses on.
 */
export function* concluirLoginFederado(): Flow {
  const { identity, navigation, storage, tabs } = yield* ports();
  const expected = storage.iniciandoLoginFederado.read() !== null;
  const broughtCode = new URLSearchParams(navigation.current().split('?')[1]).has('code');
  yield* call(storage.iniciandoLoginFederado.remove);
  try {
    const session = yield* call(expected ? identity.completeRedirect : identity.currentSession);
    yield* call(navigation.replace, rotas.home.path);
    if (!session) return yield* expected ? turnedBack(expected) : unexpected(broughtCode);
    yield* beginSessao(session);
    yield* call(tabs.announce, 'iniciada');
  } catch (error) {
    yield* call(navigation.replace, rotas.home.path);
    if (error instanceof IdentityError && error.kind === 'cancelled') return yield* turnedBack(expected);
    yield* put(becameAnonymous());
    if (!(error instanceof IdentityError)) throw error;
    yield* put(toastShown({ tone: 'danger', texto: explicacaoDe(error.describe()) }));
  }
}

/** Whoever had left signed in, to prove who they are once more, still is; anybody else browses on. */
function* turnedBack(expected: boolean): Flow {
  const { storage } = yield* ports();
  const still = yield* sessaoAinda();
  if (still) {
    yield* beginSessao(still);
  } else {
    yield* call(storage.provedor.remove);
    yield* put(becameAnonymous());
  }
  if (expected) yield* put(toastShown({ tone: 'info', texto: 'Você cancelou a entrada. Nada foi alterado.' }));
}

function* sessaoAinda(): Flow<IdentitySession | null> {
  const { identity } = yield* ports();
  try {
    return yield* call(identity.currentSession);
  } catch {
    return null;
  }
}

/** Nobody left from this browser, as far as it knows, and nobody is signed in. */
function* unexpected(broughtCode: boolean): Flow {
  yield* put(becameAnonymous());
  if (!broughtCode) return;
  yield* put(
    toastShown({ tone: 'warning', texto: 'A entrada não pôde ser concluída neste navegador. Entre de novo.' }),
  );
  yield* emit('EntrarPedido');
}
