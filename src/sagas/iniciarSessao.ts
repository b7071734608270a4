import { CALLBACK_PATH } from '../domain/rotas';
import { toastShown } from '../store/interface';
import { becameAnonymous, selectSignedIn } from '../store/sessao';
import { beginSessao } from './beginSessao';
import { concluirLoginFederado } from './concluirLoginFederado';
import { call, emit, type Flow, ports, put, select } from './effects';
import { forgetPessoa } from './encerrarSessao';

const TROCA_PERDIDA = 'A troca da senha não terminou. Entre de novo com a senha provisória.';

/**
 * Who is here? Asked at the start and whenever another tab signed in or out. Nobody means the anonymous service user,
 * who may browse and search; so does a provider that cannot be reached, until a retry.
 */
export function* iniciarSessao(): Flow {
  const { identity, navigation } = yield* ports();
  if (isCallback(navigation.current())) return yield* concluirLoginFederado();
  try {
    const session = yield* call(identity.currentSession);
    if (session) yield* beginSessao(session);
    else if (yield* select(selectSignedIn)) yield* forgetPessoa('pedida');
    else yield* browseOn();
  } catch (error) {
    if (!(yield* select(selectSignedIn))) yield* put(becameAnonymous());
    throw error;
  }
}

/** The anonymous service user; one whose page was reloaded amid a change of password is told, and begins anew. */
function* browseOn(): Flow {
  const { identity } = yield* ports();
  yield* put(becameAnonymous());
  if (!identity.takeLostChallenge()) return;
  yield* put(toastShown({ tone: 'warning', texto: TROCA_PERDIDA }));
  yield* emit('EntrarPedido');
}

const isCallback = (link: string): boolean => /^\/callback\/?(\?|$)/.test(link) && link.startsWith(CALLBACK_PATH);
