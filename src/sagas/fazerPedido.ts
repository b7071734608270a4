import { isReservaVencida, mensagemDaRecusa, SEM_CONEXAO } from '../domain/falhas';
import type { NovoPedido, Pedido } from '../domain/wire/pedidos';
import type { HttpFailure } from '../services/ports';
import { baseApi } from '../store/api/baseApi';
import { avisoRaised, envioStarted, pedidoMade, pedidoTried, selectCompra } from '../store/compra';
import { type Flow, put, select } from './effects';
import { request } from './request';
import { attemptFor } from './reservarPoltronas';

/** What became of the order: its id, nothing yet (the store says why), or a hold that had ended. */
export type PedidoFeito = { pedidoId: string } | 'refused' | 'expired';

/**
 * Turns the hold into an order, once: a second press, a retry and a way back find the same order. Passengers that were
 * corrected meanwhile are sent again, and the server writes them into the order it has.
 */
export function* fazerPedido(): Flow<PedidoFeito> {
  const { pedidoId, reserva, prontos, tentativaPedido } = yield* select(selectCompra);
  if (!reserva || !prontos) return pedidoId === null ? 'expired' : { pedidoId };
  const body: NovoPedido = { reservaId: reserva.id, ...prontos };
  const tentativa = yield* attemptFor(tentativaPedido, body);
  if (pedidoId !== null && tentativa === tentativaPedido) return { pedidoId };
  yield* put(envioStarted('pedindo'));
  yield* put(pedidoTried(tentativa));
  const result = yield* request<Pedido>({
    method: 'POST',
    path: '/Pedidos',
    body,
    idempotencyKey: tentativa.chave,
  });
  if (!result.ok) return yield* answerRefusal(result.failure);
  yield* put(pedidoMade(result.value.id));
  yield* put(baseApi.util.invalidateTags(['Pedidos']));
  return { pedidoId: result.value.id };
}

function* answerRefusal(failure: HttpFailure): Flow<PedidoFeito> {
  if (failure.kind === 'refused' && isReservaVencida(failure)) return 'expired';
  yield* put(
    failure.kind === 'refused'
      ? avisoRaised({ tipo: 'recusa', mensagem: mensagemDaRecusa(failure) })
      : avisoRaised({ tipo: 'conexao', mensagem: SEM_CONEXAO }),
  );
  return 'refused';
}
