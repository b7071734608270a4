import { explicacaoDe } from '../../domain/sessao/explicacoes';
import { mensagensIdentidade } from '../../domain/base/mensagens';
import { IdentityError } from '../../services/identityError';
import { emailTyped } from '../../store/sessao/entrar';
import { becameAnonymous, selectLogin } from '../../store/sessao/sessao';
import type { Erro } from '../../store/submissions';
import { call, type Flow, ports, put, select } from '../kernel/effects';
import { askProvider, refuse } from './askProvider';

/**
 * A call to the identity provider for the sign-in dialog, which shows its failure. Closing the dialog cancels it. After
 * any failure the app continues as the anonymous service user (spec §4). Returns null after a failure.
 */
export function* tryIdentity<T>(
  act: () => Promise<T>,
  email?: string,
  onFailure: (error: unknown) => void = () => undefined,
): Flow<{ value: T } | null> {
  if (email !== undefined) yield* put(emailTyped(email));
  return yield* askProvider('entrar', act, function* explain(error) {
    onFailure(error);
    if ((yield* select(selectLogin)).phase === 'checking') yield* put(becameAnonymous());
    return yield* erroDe(error);
  });
}

/** The failure in both languages. A fault of ours is logged as such, the provider's sentence as information. */
function* erroDe(error: unknown): Flow<Erro> {
  const { log } = yield* ports();
  if (error instanceof IdentityError) yield* call(log.info, error.message, { codigo: error.describe().codigo });
  else yield* call(log.error, error, 'entrar');
  const falha =
    error instanceof IdentityError
      ? error.describe()
      : { codigo: '', mensagem: mensagensIdentidade.generico, detalhe: '' };
  return { mensagem: explicacaoDe(falha), detalhe: falha.mensagem };
}

/** Refuses empty input with the provider's own error, without calling it. */
export function* missing(codigo: string, explicacao: string): Flow<null> {
  yield* refuse('entrar', explicacao, codigo);
  return null;
}
