import { explicacaoDe } from '../../../domain/sessao/explicacoes';
import { rotas } from '../../../domain/base/rotas';
import { IdentityError } from '../../../services/identityError';
import type { IdentitySession } from '../../../services/ports';
import { toastShown } from '../../../store/aplicativo/interface';
import { becameAnonymous } from '../../../store/sessao/sessao';
import { beginSessao } from '../beginSessao';
import { call, emit, type Flow, ports, put } from '../../kernel/effects';
import { msg } from '../../../words/t';

/**
 * Return from Google or Apple. The code is exchanged only when the sign-in started in this browser; a replayed or
 * forged return changes nothing, and a sign-in whose storage was lost (private mode, another app's browser) may be
 * repeated. A cancellation at the provider is reported.
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

/** Cancelled at the provider: a reauthentication keeps its session, anybody else continues anonymously. */
function* turnedBack(expected: boolean): Flow {
  const { storage } = yield* ports();
  const still = yield* sessaoAinda();
  if (still) {
    yield* beginSessao(still);
  } else {
    yield* call(storage.provedor.remove);
    yield* put(becameAnonymous());
  }
  if (expected) yield* put(toastShown({ tone: 'info', texto: msg('Você cancelou a entrada. Nada foi alterado.') }));
}

function* sessaoAinda(): Flow<IdentitySession | null> {
  const { identity } = yield* ports();
  try {
    return yield* call(identity.currentSession);
  } catch {
    return null;
  }
}

/** A return without a sign-in started in this browser, and nobody signed in. */
function* unexpected(broughtCode: boolean): Flow {
  yield* put(becameAnonymous());
  if (!broughtCode) return;
  yield* put(
    toastShown({ tone: 'warning', texto: msg('A entrada não pôde ser concluída neste navegador. Entre de novo.') }),
  );
  yield* emit('EntrarPedido');
}
