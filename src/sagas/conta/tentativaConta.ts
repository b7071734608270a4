import { explicacaoDe } from '../../domain/sessao/explicacoes';
import { textoDaFalha } from '../../domain/compra/falhas';
import { mensagens } from '../../domain/base/mensagens';
import { IdentityError } from '../../services/identityError';
import type { HttpFailure, HttpRequest } from '../../services/ports';
import { type Assunto, tentativaEnded, tentativaRefused, tentativaSent } from '../../store/conta/minhaConta';
import { call, type Flow, put } from '../kernel/effects';
import { CallFailed, request } from '../kernel/request';

/**
 * A call to the identity provider for the account page: sets the busy state and shows a failure at its form. Returns
 * null after a failure. An ended session is thrown to the supervisor.
 * @param senhaErrada message for a refused password.
 */
export function* askIdentity<T>(
  assunto: Assunto,
  act: () => Promise<T>,
  senhaErrada?: string,
): Flow<{ value: T } | null> {
  yield* put(tentativaSent(assunto));
  try {
    return { value: yield* call(act) as Flow<T> };
  } catch (error) {
    if (!(error instanceof IdentityError) || error.kind === 'session') {
      yield* put(tentativaEnded(assunto));
      throw error;
    }
    yield* refuse(assunto, explain(error, senhaErrada), error.message);
    return null;
  }
}

function explain(error: IdentityError, senhaErrada: string | undefined): string {
  const falha = error.describe();
  const isSenha = falha.codigo === 'NotAuthorizedException' && /^Incorrect username/.test(falha.detalhe);
  return isSenha && senhaErrada !== undefined ? senhaErrada : explicacaoDe(falha);
}

/** A call to the product API for the account page; null after a failure. */
export function* askServer<T>(assunto: Assunto, options: HttpRequest): Flow<{ value: T } | null> {
  yield* put(tentativaSent(assunto));
  const result = yield* request<T>(options);
  if (result.ok) return { value: result.value };
  yield* tellServerFailure(assunto, result.failure);
  return null;
}

/** Shows a server refusal at its form; an ended session is thrown to the supervisor. */
export function* tellServerFailure(assunto: Assunto, failure: HttpFailure): Flow {
  if (failure.kind === 'identity') {
    yield* put(tentativaEnded(assunto));
    throw new CallFailed(failure);
  }
  yield* refuse(assunto, wordsOf(failure) ?? mensagens.comunicacaoTexto);
}

function wordsOf(failure: HttpFailure): string | undefined {
  if (failure.kind === 'refused') return failure.erros[0]?.mensagem;
  return failure.kind === 'transient' && failure.motivo === 'limite' ? textoDaFalha(failure) : undefined;
}

/** Shows a validation or server error at its form. */
export function* refuse(assunto: Assunto, erro: string, codigo: string | null = null): Flow {
  yield* put(tentativaRefused({ assunto, erro, codigo }));
}
