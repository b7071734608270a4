import { textoDaFalha } from '../domain/falhas';
import type { Reenvio } from '../domain/wire/pedidosAgencia';
import { tarefaEnded, tarefaStarted } from '../store/agencia';
import { baseApi } from '../store/api/baseApi';
import { toastShown } from '../store/interface';
import { type Flow, put, takeEvent } from './effects';
import { type Deed, deedFor } from './passosPosVenda';
import { request } from './request';

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
