import { formatCentavos } from '../../domain/base/dinheiro';
import type { DevolucaoBalcao } from '../../domain/wire/agencia/balcao';
import { tarefaEnded, tarefaStarted } from '../../store/agencia/agencia';
import { baseApi } from '../../store/api/baseApi';
import { toastShown } from '../../store/aplicativo/interface';
import { type Flow, put, takeEvent } from '../kernel/effects';
import { type Deed, deedFor, wordsFor } from '../posVenda/passosPosVenda';
import { request } from '../kernel/request';

/**
 * "Devolver em dinheiro": pays a cash refund out of the operator's till once, even when pressed again after a lost
 * answer.
 */
export function* devolverDinheiro(): Flow {
  let deed: Deed | null = null;
  while (true) {
    const { payload } = yield* takeEvent('DinheiroDevolvido');
    deed = yield* deedFor(deed, payload);
    yield* put(tarefaStarted('devolver'));
    const result = yield* request<DevolucaoBalcao>({
      method: 'POST',
      path: `/Agencia/Pedidos/${payload.pedidoId}/Devolucao`,
      idempotencyKey: deed.chave,
    });
    yield* put(tarefaEnded('devolver'));
    yield* put(baseApi.util.invalidateTags(['Pedidos']));
    if (result.ok) {
      deed = null;
      const texto = `${formatCentavos(result.value.devolvidoCentavos)} saíram do seu caixa.`;
      yield* put(toastShown({ tone: 'success', texto }));
      continue;
    }
    if (result.failure.kind === 'refused') deed = null;
    yield* put(toastShown({ tone: 'danger', texto: wordsFor(result.failure) }));
  }
}
