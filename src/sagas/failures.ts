import { IdentityError } from '../services/identityError';
import { alertaShown } from '../store/interface';
import { call, type Flow, ports, put } from './effects';
import { encerrarSessao } from './encerrarSessao';
import { CallFailed } from './request';

/** Spec §8: what ends the session, and everything else, which never does. */
export type FailureClass = 'session' | 'transient';

/** Only the identity provider's word, or a 401 that a renewal did not mend, ends a session. */
export function failureClass(error: unknown): FailureClass {
  if (error instanceof IdentityError) return error.kind === 'session' ? 'session' : 'transient';
  if (error instanceof CallFailed) return error.failure.kind === 'identity' ? 'session' : 'transient';
  return 'transient';
}

/**
 * The one error policy: an identity refusal logs out, cleans up and leads home; anything else keeps the session and
 * shows the 'Prezado Cliente' alert.
 */
export function* answerFailure(error: unknown): Flow<FailureClass> {
  const { log } = yield* ports();
  yield* call(log.error, error);
  const kind = failureClass(error);
  if (kind === 'session') yield* encerrarSessao('revogada');
  else yield* put(alertaShown());
  return kind;
}
