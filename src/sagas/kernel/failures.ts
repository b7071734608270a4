import { rotas } from '../../domain/base/rotas';
import { IdentityError } from '../../services/identityError';
import { alertaShown, toastShown } from '../../store/aplicativo/interface';
import { call, type Flow, ports, put } from './effects';
import { encerrarSessao } from '../sessao/encerrarSessao';
import { CallFailed } from './request';
import { msg } from '../../words/t';

const SEM_ACESSO = msg('Você não tem acesso a esta área.');

/** Classes of failure (spec §8); only `session` ends the session. */
export type FailureClass = 'session' | 'forbidden' | 'transient';

/** Only a refusal by the identity provider, or a 401 after renewing the token, ends a session. */
export function failureClass(error: unknown): FailureClass {
  if (error instanceof IdentityError) return error.kind === 'session' ? 'session' : 'transient';
  if (!(error instanceof CallFailed)) return 'transient';
  if (error.failure.kind === 'identity') return 'session';
  return error.failure.kind === 'refused' && error.failure.status === 403 ? 'forbidden' : 'transient';
}

/**
 * The single error policy: a refused identity signs out, cleans up and leads home; a missing right leads home; anything
 * else keeps the session and shows the 'Prezado Cliente' alert.
 */
export function* answerFailure(error: unknown): Flow<FailureClass> {
  const { log } = yield* ports();
  yield* call(log.error, error);
  const kind = failureClass(error);
  if (kind === 'session') yield* encerrarSessao('revogada');
  else if (kind === 'forbidden') yield* leadOut();
  else yield* put(alertaShown());
  return kind;
}

/** A revoked right keeps the session: the page is left with an explanation. */
function* leadOut(): Flow {
  const { navigation } = yield* ports();
  yield* put(toastShown({ tone: 'warning', texto: SEM_ACESSO }));
  yield* call(navigation.go, rotas.home.path);
}
