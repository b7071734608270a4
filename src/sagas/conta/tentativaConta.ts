import { explicacaoDe } from '../../domain/sessao/explicacoes';
import { refusalText } from '../../domain/base/falhas';
import { mensagens } from '../../domain/base/mensagens';
import { IdentityError } from '../../services/identityError';
import type { HttpFailure, HttpRequest, HttpResult } from '../../services/ports';
import type { Flow } from '../kernel/effects';
import { submit } from '../kernel/submission';
import { askProvider } from '../sessao/askProvider';
import { translated } from '../../words/t';

/** Forms of the account page. */
type FormConta = 'dadosConta' | 'emailConta' | 'senhaConta' | 'exclusaoConta';

/**
 * A call to the identity provider for the account page, shown at its form. Returns null after a failure. An ended
 * session is thrown to the supervisor.
 * @param senhaErrada message for a refused password.
 */
export const askIdentity = <T>(
  form: FormConta,
  act: () => Promise<T>,
  senhaErrada?: string,
): Flow<{ value: T } | null> =>
  askProvider(form, act, (error) => {
    if (!(error instanceof IdentityError) || error.kind === 'session') throw error;
    return { mensagem: explain(error, senhaErrada), detalhe: error.message };
  });

function explain(error: IdentityError, senhaErrada: string | undefined): string {
  const falha = error.describe();
  const isSenha = falha.codigo === 'NotAuthorizedException' && /^Incorrect username/.test(falha.detalhe);
  return isSenha && senhaErrada !== undefined ? senhaErrada : explicacaoDe(falha);
}

/** A call to the product API for the account page. */
export const askServer = <T>(
  form: FormConta,
  request: HttpRequest,
  via?: (request: HttpRequest) => Flow<HttpResult<T>>,
): Flow<HttpResult<T>> => submit<FormConta, T>(form, request, { words: palavrasDaConta, ...(via && { via }) });

/** The first reason of a refusal, or the words of §8. */
export function palavrasDaConta(failure: HttpFailure): string {
  if (failure.kind === 'refused') return failure.erros[0]?.mensagem ?? translated(mensagens.comunicacaoTexto);
  return failure.kind === 'transient' && failure.motivo === 'limite'
    ? refusalText(failure)
    : translated(mensagens.comunicacaoTexto);
}
