import { CALLBACK_PATH } from '../domain/rotas';
import { becameAnonymous, selectSignedIn } from '../store/sessao';
import { beginSessao } from './beginSessao';
import { concluirLoginFederado } from './concluirLoginFederado';
import { call, type Flow, ports, put, select } from './effects';
import { forgetPessoa } from './encerrarSessao';

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
    else yield* put(becameAnonymous());
  } catch (error) {
    if (!(yield* select(selectSignedIn))) yield* put(becameAnonymous());
    throw error;
  }
}

const isCallback = (link: string): boolean => /^\/callback\/?(\?|$)/.test(link) && link.startsWith(CALLBACK_PATH);
