import type { Pedido } from '../../domain/wire/compra/pedidos';
import { envioEnded, envioStarted } from '../../store/compra/compraSlice';
import { avisoDaFalha } from '../compra/avisoDaFalha';
import { call, type Flow, ports, put } from '../kernel/effects';
import { expireReserva } from '../compra/etapaCompra';
import { fazerPedido } from '../compra/fazerPedido';
import { irAoBilhete } from '../compra/irAoBilhete';
import { request } from '../kernel/request';

/**
 * Concludes a free order without payment and opens its ticket. After a lost answer the same button retries: the server
 * concludes once.
 */
export function* concluirIsento(): Flow {
  const made = yield* fazerPedido();
  if (made === 'expired') return yield* expireReserva();
  if (made === 'refused') return;
  yield* put(envioStarted('pedindo'));
  const { random } = yield* ports();
  const result = yield* request<Pedido>({
    method: 'POST',
    path: `/Pedidos/${made.pedidoId}/Concluir`,
    idempotencyKey: yield* call(random.uuid),
  });
  if (!result.ok) return yield* put(envioEnded(avisoDaFalha(result.failure)));
  yield* irAoBilhete(made.pedidoId);
}
