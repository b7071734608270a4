import { textoDaFalha } from '../../domain/compra/falhas';
import { rotas } from '../../domain/base/rotas';
import type { PedidoAberto } from '../../domain/wire/agencia/pedidosAgencia';
import { aberturaRefused, tarefaEnded, tarefaStarted } from '../../store/agencia/agencia';
import { baseApi } from '../../store/api/baseApi';
import { call, type Flow, ports, put, takeEvent } from '../kernel/effects';
import { CallFailed, request } from '../kernel/request';

/**
 * "Abrir pedido": opens a customer's order to the operator by localizador and document, and shows its details over the
 * list. A mismatch is shown at the form; neither value is written to the address.
 */
export function* abrirPedidoDeCliente(): Flow {
  const { navigation } = yield* ports();
  while (true) {
    const { payload } = yield* takeEvent('PedidoDeClienteProcurado');
    yield* put(aberturaRefused(null));
    yield* put(tarefaStarted('abrir'));
    const result = yield* request<PedidoAberto>({ method: 'POST', path: '/Agencia/Pedidos/Abertura', body: payload });
    yield* put(tarefaEnded('abrir'));
    if (result.ok) {
      yield* put(baseApi.util.invalidateTags(['Pedidos']));
      yield* call(navigation.go, `${rotas.pedidos.path}?pedido=${result.value.pedidoId}`);
      continue;
    }
    const { failure } = result;
    yield* put(aberturaRefused(textoDaFalha(failure)));
    if (failure.kind === 'identity') throw new CallFailed(failure);
  }
}
