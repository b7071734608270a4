import { textoDaFalha } from '../../domain/compra/falhas';
import type { Reenvio } from '../../domain/wire/agencia/pedidosAgencia';
import { tarefaEnded, tarefaStarted } from '../../store/agencia/agencia';
import { baseApi } from '../../store/api/baseApi';
import { toastShown } from '../../store/aplicativo/interface';
import { type Flow, put, takeEvent } from '../kernel/effects';
import { type Deed, deedFor } from '../posVenda/passosPosVenda';
import { request } from '../kernel/request';

/**
 * "Reenviar por e-mail": resends the tickets to the same address; a repeat after a lost answer sends no further copy.
 */
export function* reenviarBilhetes(): Flow {
  let deed: Deed | null = null;
  while (true) {
    const { payload } = yield* takeEvent('BilhetesReenviados');
    deed = yield* deedFor(deed, payload);
    yield* put(tarefaStarted('reenviar'));
    const result = yield* request<Reenvio>({
      method: 'POST',
      path: `/Agencia/Pedidos/${payload.pedidoId}/Reenvio`,
      idempotencyKey: deed.chave,
    });
    yield* put(tarefaEnded('reenviar'));
    if (result.ok) {
      deed = null;
      yield* put(toastShown({ tone: 'success', texto: `Bilhetes enviados para ${result.value.para}.` }));
      yield* put(baseApi.util.invalidateTags(['Pedidos']));
      continue;
    }
    const texto = textoDaFalha(result.failure);
    yield* put(toastShown({ tone: 'danger', texto }));
  }
}
