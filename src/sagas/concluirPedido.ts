import type { DetalhePedido } from '../domain/wire/pedidosAgencia';
import type { Pedido, SituacaoPedido } from '../domain/wire/pedidos';
import { mensagemDaRecusa, SEM_CONEXAO } from '../domain/falhas';
import { baseApi } from '../store/api/baseApi';
import { toastShown } from '../store/interface';
import { call, emit, type Flow, ports, put, takeEvent } from './effects';
import { request } from './request';

/**
 * "Já paguei", and whatever issued only half: the server is asked to conclude the order. Repeatable at will, for the
 * server decides by the order's own state; who waits for the answer hears PedidoConferido.
 */
export function* concluirPedido(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('dockConcluirPedido');
    const situacao = yield* payload.agencia ? concludeAtAgency(payload.pedidoId) : conclude(payload.pedidoId);
    yield* put(baseApi.util.invalidateTags(['Pedidos']));
    yield* emit('PedidoConferido', { pedidoId: payload.pedidoId, situacao });
  }
}

/** The same for somebody else's order, by whoever looks after it at an agency. */
function* concludeAtAgency(pedidoId: string): Flow<SituacaoPedido | null> {
  const { random } = yield* ports();
  const result = yield* request<DetalhePedido>({
    method: 'POST',
    path: `/Agencia/Pedidos/${pedidoId}/Concluir`,
    idempotencyKey: yield* call(random.uuid),
  });
  if (result.ok) return result.value.pedido.situacao;
  const texto = result.failure.kind === 'refused' ? mensagemDaRecusa(result.failure) : SEM_CONEXAO;
  yield* put(toastShown({ tone: 'danger', texto }));
  return null;
}

/** The state of the order afterwards; null where the server could not be asked. */
function* conclude(pedidoId: string): Flow<SituacaoPedido | null> {
  const { random } = yield* ports();
  const result = yield* request<Pedido>({
    method: 'POST',
    path: `/Pedidos/${pedidoId}/Concluir`,
    idempotencyKey: yield* call(random.uuid),
  });
  if (result.ok) return result.value.situacao;
  if (result.failure.kind !== 'refused') return null;
  const read = yield* request<Pedido>({ method: 'GET', path: `/Pedidos/${pedidoId}` });
  return read.ok ? read.value.situacao : null;
}
