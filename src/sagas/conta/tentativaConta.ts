import { explicacaoDe } from '../../domain/sessao/explicacoes';
import { refusalText } from '../../domain/compra/falhas';
import { mensagens } from '../../domain/base/mensagens';
import { IdentityError } from '../../services/identityError';
import type { HttpFailure, HttpRequest, HttpResult } from '../../services/ports';
import { submissionReached } from '../../store/submissions';
import { call, type Flow, put } from '../kernel/effects';
import { shown, submit } from '../kernel/submission';

/** Forms of the account page. */
type FormConta = 'dadosConta' | 'emailConta' | 'senhaConta' | 'exclusaoConta';

/**
 * A call to the identity provider for the account page, shown at its form. Returns null after a failure. An ended
 * session is thrown to the supervisor.
 * @param senhaErrada message for a refused password.
 */
export function* askIdentity<T>(
  form: FormConta,
  act: () => Promise<T>,
  senhaErrada?: string,
): Flow<{ value: T } | null> {
  return yield* shown<{ value: T } | null>(form, null, function* ask() {
    try {
      return { result: { value: yield* call(act) as Flow<T> }, valor: null };
    } catch (error) {
      if (!(error instanceof IdentityError) || error.kind === 'session') throw error;
      return { result: null, erros: [{ mensagem: explain(error, senhaErrada), detalhe: error.message }] };
    }
  });
}

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
): Flow<HttpResult<T>> => submit<FormConta, T>(form, request, { words: wordsOf, ...(via && { via }) });

function wordsOf(failure: HttpFailure): string {
  if (failure.kind === 'refused') return failure.erros[0]?.mensagem ?? mensagens.comunicacaoTexto;
  return failure.kind === 'transient' && failure.motivo === 'limite'
    ? refusalText(failure)
    : mensagens.comunicacaoTexto;
}

/** Shows an error of what was typed at its form, without a call. */
export function* refuse(form: FormConta, mensagem: string, detalhe?: string): Flow {
  const erros = [{ mensagem, ...(detalhe !== undefined && { detalhe }) }];
  yield* put(submissionReached(form, { phase: 'refused', acao: null, erros }));
}
