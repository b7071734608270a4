import { textoDaFalha } from '../../domain/compra/falhas';
import { feitoDaOperacao } from '../../domain/viagens/operacaoViagem';
import type { InformacaoViagem } from '../../domain/wire/viagens/viagens';
import { baseApi } from '../../store/api/baseApi';
import { toastShown } from '../../store/aplicativo/interface';
import { operacaoReached } from '../../store/viagens/operacao';
import { type Flow, put, takeEvent } from '../kernel/effects';
import { CallFailed, request } from '../kernel/request';

/**
 * A dispatcher reports a delay or cancellation, or withdraws it; a refusal is shown at the form, which keeps its
 * values. The page's data is reloaded.
 */
export function* operarViagem(): Flow {
  let vez = 0;
  while (true) {
    const { payload } = yield* takeEvent('OperacaoEnviada');
    const { viagemId, acao } = payload;
    yield* put(operacaoReached({ phase: 'sending' }));
    const path = `/Viagens/${viagemId}/Status`;
    const result = yield* request<InformacaoViagem>(
      acao.tipo === 'informar' ? { method: 'PUT', path, body: acao.status } : { method: 'DELETE', path },
    );
    yield* put(baseApi.util.invalidateTags(['Viagens']));
    if (result.ok) {
      vez += 1;
      yield* put(operacaoReached({ phase: 'done', vez }));
      yield* put(toastShown({ tone: 'success', texto: feitoDaOperacao[acao.tipo] }));
      continue;
    }
    const { failure } = result;
    yield* put(operacaoReached({ phase: 'refused', erro: textoDaFalha(failure) }));
    if (failure.kind === 'identity') throw new CallFailed(failure);
  }
}
