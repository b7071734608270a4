import { explicacaoDe } from '../../domain/sessao/explicacoes';
import { mensagensIdentidade } from '../../domain/base/mensagens';
import { IdentityError } from '../../services/identityError';
import { attemptRefused, attemptSent } from '../../store/sessao/entrar';
import { becameAnonymous, selectLogin } from '../../store/sessao/sessao';
import { call, type Flow, ports, put, select } from '../kernel/effects';

/**
 * A call to the identity provider for the sign-in dialog: sets the busy state and shows a failure there. Closing the
 * dialog cancels it. After any failure the app continues as the anonymous service user (spec §4). Returns null after a
 * failure.
 */
export function* tryIdentity<T>(
  act: () => Promise<T>,
  email?: string,
  onFailure: (error: unknown) => void = () => undefined,
): Flow<{ value: T } | null> {
  yield* put(attemptSent(email === undefined ? {} : { email }));
  try {
    return { value: yield* call(act) as Flow<T> };
  } catch (error) {
    onFailure(error);
    yield* showFailure(error);
    return null;
  }
}

function* showFailure(error: unknown): Flow {
  const { log } = yield* ports();
  if (!(error instanceof IdentityError)) yield* call(log.error, error, 'entrar');
  const falha =
    error instanceof IdentityError
      ? error.describe()
      : { codigo: '', mensagem: mensagensIdentidade.generico, detalhe: '' };
  yield* refuse(falha.mensagem, explicacaoDe(falha));
  if ((yield* select(selectLogin)).phase === 'checking') yield* put(becameAnonymous());
}

function* refuse(codigo: string, explicacao: string): Flow {
  yield* put(attemptRefused({ codigo, explicacao }));
}

/** Refuses empty input with the provider's own error, without calling it. */
export function* missing(codigo: string, explicacao: string): Flow<null> {
  yield* refuse(codigo, explicacao);
  return null;
}
