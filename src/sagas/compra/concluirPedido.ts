import type { DetalhePedido } from '../../domain/wire/agencia/pedidosAgencia';
import type { Pedido } from '../../domain/wire/compra/pedidos';
import { refusalText } from '../../domain/base/falhas';
import type { Events } from '../../events/catalogue';
import { baseApi } from '../../store/api/baseApi';
import { attemptKeys } from '../kernel/attempt';
import { call, emit, type Flow, ports, put, takeEvent } from '../kernel/effects';
import { request } from '../kernel/request';
import { submit } from '../kernel/submission';

/** The order's state afterwards; null with a message when the server did not answer. */
type Conferido = Omit<Events['PedidoConferido'], 'pedidoId'>;

/**
 * "Já paguei", and retries of partial issues: asks the server to conclude the order. Safe to repeat, since the server
 * decides by the order's state; the result is emitted as PedidoConferido.
 */
export function* concluirPedido(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('dockConcluirPedido');
    const conferido = yield* payload.agencia ? concludeAtAgency(payload.pedidoId) : conclude(payload.pedidoId);
    yield* put(baseApi.util.invalidateTags(['Pedidos']));
    yield* emit('PedidoConferido', { pedidoId: payload.pedidoId, ...conferido });
  }
}

/** Concludes a customer's order on behalf of an agency. */
function* concludeAtAgency(pedidoId: string): Flow<Conferido> {
  const path = `/Agencia/Pedidos/${pedidoId}/Concluir`;
  const concluded = yield* submit<'conclusaoAgencia', DetalhePedido>(
    'conclusaoAgencia',
    { method: 'POST', path },
    { keys: attemptKeys('answered'), toasts: true },
  );
  return { situacao: concluded.ok ? concluded.value.pedido.situacao : null };
}

function* conclude(pedidoId: string): Flow<Conferido> {
  const { random } = yield* ports();
  const result = yield* request<Pedido>({
    method: 'POST',
    path: `/Pedidos/${pedidoId}/Concluir`,
    idempotencyKey: yield* call(random.uuid),
  });
  if (result.ok) return { situacao: result.value.situacao };
  if (result.failure.kind !== 'refused') return { situacao: null, aviso: refusalText(result.failure) };
  const read = yield* request<Pedido>({ method: 'GET', path: `/Pedidos/${pedidoId}` });
  return { situacao: read.ok ? read.value.situacao : null };
}
