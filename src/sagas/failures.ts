import { rotas } from '../domain/rotas';
import { IdentityError } from '../services/identityError';
import { alertaShown, toastShown } from '../store/interface';
import { call, type Flow, ports, put } from './effects';
import { encerrarSessao } from './encerrarSessao';
import { CallFailed } from './request';

const SEM_ACESSO = 'Você não tem acesso a esta área.';

/** Spec §8: what ends the session, and everything else, which never does. */
export type FailureClass = 'session' | 'forbidden' | 'transient';

/** Only the identity provider's word, or a 401 that a renewal did not mend, ends a session. */
export function failureClass(error: unknown): FailureClass {
  if (error instanceof IdentityError) return error.kind === 'session' ? 'session' : 'transient';
  if (!(error instanceof CallFailed)) return 'transient';
  if (error.failure.kind === 'identity') return 'session';
  return error.failure.kind === 'refused' && error.failure.status === 403 ? 'forbidden' : 'transient';
}

/**
 * The one error policy: an identity refusal logs out, cleans up and leads home; a missing right leads home; anything else keeps the session and
 * shows the 'Prezado Cliente' alert.
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

/** A right that was taken away meanwhile ends no session: the page is left, and it is said why. */
function* leadOut(): Flow {
  const { navigation } = yield* ports();
  yield* put(toastShown({ tone: 'warning', texto: SEM_ACESSO }));
  yield* call(navigation.go, rotas.home.path);
}
