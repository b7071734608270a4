import { CALLBACK_PATH } from '../../domain/base/rotas';
import { mensagens } from '../../domain/base/mensagens';
import type { BusEvent } from '../../events/catalogue';
import { toastShown } from '../../store/aplicativo/interface';
import { becameAnonymous, selectEpoca, selectSignedIn } from '../../store/sessao/sessao';
import { beginSessao } from './beginSessao';
import { concluirLoginFederado } from './entrar/concluirLoginFederado';
import { call, emit, type Flow, ports, put, select } from '../kernel/effects';
import { endHere } from './encerrarSessao';
import { insistirSessao, isTransient } from './insistirSessao';
import { msg } from '../../words/t';

type Start = BusEvent<'AppIniciado' | 'PaginaRestaurada' | 'SessaoMudouEmOutraAba'>;

const TROCA_PERDIDA = msg('A troca da senha não terminou. Entre de novo com a senha provisória.');

/**
 * Determines the session at the start, whenever another tab signs in or out, and when the page is restored. Without one the person is the
 * anonymous service user, who may browse and search; so they are while the provider is unreachable, which is retried
 * (insistirSessao).
 */
export function* iniciarSessao(event: Start): Flow {
  const { identity, log, navigation } = yield* ports();
  if (isCallback(navigation.current())) return yield* concluirLoginFederado();
  const epoca = yield* select(selectEpoca);
  try {
    const session = yield* call(identity.currentSession);
    // A sign-in or sign-out meanwhile supersedes this answer.
    if ((yield* select(selectEpoca)) !== epoca) return;
    if (session) yield* beginSessao(session);
    else if (yield* select(selectSignedIn))
      yield* endedElsewhere(event.type === 'SessaoMudouEmOutraAba' && event.payload.motivo === 'expirada');
    else yield* browseOn();
  } catch (error) {
    if (yield* select(selectSignedIn)) throw error;
    if (isTransient(error)) {
      yield* call(log.error, error, 'iniciarSessao');
      return yield* insistirSessao();
    }
    yield* put(becameAnonymous());
    throw error;
  }
}

/** Another tab signed out, or the page was restored from the history: clears personal data and explains it. */
function* endedElsewhere(died: boolean): Flow {
  yield* endHere(died ? 'expirada' : 'pedida');
  const aviso = { tone: 'warning', texto: mensagens.sessaoExpirada } as const;
  yield* put(toastShown(died ? aviso : { tone: 'info', texto: msg('Sua sessão foi encerrada.') }));
}

/** Continues as the anonymous service user; a password challenge lost by a reload is reported. */
function* browseOn(): Flow {
  const { identity, storage } = yield* ports();
  yield* put(becameAnonymous());
  yield* call(storage.conta.remove);
  if (!identity.takeLostChallenge()) return;
  yield* put(toastShown({ tone: 'warning', texto: TROCA_PERDIDA }));
  yield* emit('EntrarPedido');
}

const isCallback = (link: string): boolean => /^\/callback\/?(\?|$)/.test(link) && link.startsWith(CALLBACK_PATH);
