import { mantidaDe, pedidoDe, tentativaDePedido, type PassageirosProntos } from '../../domain/compra/fases/fase';
import { hasCodigo } from '../../domain/base/falhas';
import { isRecusaDePreco, isReservaVencida } from '../../domain/compra/falhas';
import type { NovoPedido, Pedido } from '../../domain/wire/compra/pedidos';
import type { Reserva } from '../../domain/wire/compra/reservas';
import type { HttpFailure } from '../../services/ports';
import { baseApi } from '../../store/api/baseApi';
import { keepPedido } from '../../store/api/pedidos';
import { pedidoFailed, pedidoMade, pedidoTried, selectFase } from '../../store/compra/compraSlice';
import { selectCotacao, selectCotacaoDe } from '../../store/compra/cotacao';
import { selectTomador } from '../../store/compra/tomador';
import { avisoDaFalha } from './avisoDaFalha';
import { emit, type Flow, put, select } from '../kernel/effects';
import { goToEtapa } from './etapaCompra';
import { request } from '../kernel/request';
import { attemptFor } from '../kernel/attempt';

/** The outcome of an order: its id, refused (reason in the store), or an expired hold. */
export type PedidoFeito = { pedidoId: string } | 'refused' | 'expired';

/**
 * Turns the hold into an order, once: a second press, a retry or browser back find the same order. Passengers corrected
 * meanwhile are sent again and update it.
 */
export function* fazerPedido(): Flow<PedidoFeito> {
  const fase = yield* select(selectFase);
  const [pedidoId, before] = [pedidoDe(fase), tentativaDePedido(fase)];
  const { reserva, prontos } = mantidaDe(fase) ?? {};
  if (!reserva || !prontos) {
    if (pedidoId !== null) return { pedidoId };
    if (!reserva) return 'expired';
    // The hold lives, and lacks its passengers.
    yield* goToEtapa('passageiros', 'replace');
    return 'refused';
  }
  const body = yield* toNovoPedido(reserva, prontos);
  const tentativa = yield* attemptFor(before, body);
  if (pedidoId !== null && tentativa === before) return { pedidoId };
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
  yield* put(keepPedido(result.value));
  return { pedidoId: result.value.id };
}

/**
 * Body of the order with the displayed price; the server refuses it when the price has changed, instead of charging.
 */
function* toNovoPedido(reserva: Reserva, prontos: PassageirosProntos): Flow<NovoPedido> {
  const { cupom, seguro, usarCredito, desconto } = yield* select(selectCotacao);
  const tomador = yield* select(selectTomador);
  const cotacao = yield* select((state) => selectCotacaoDe(state, reserva.id));
  return {
    reservaId: reserva.id,
    ...prontos,
    ...(cupom !== null && { cupom }),
    ...(seguro && { seguro }),
    ...(usarCredito && { usarCredito }),
    ...(tomador && { tomador }),
    ...(desconto && { descontoBalcao: desconto }),
    totalEsperadoCentavos: cotacao?.totalCentavos ?? reserva.preco.totalCentavos,
  };
}

function* answerRefusal(failure: HttpFailure): Flow<PedidoFeito> {
  if (failure.kind !== 'refused') {
    yield* put(pedidoFailed(avisoDaFalha(failure)));
    return 'refused';
  }
  if (isReservaVencida(failure)) return 'expired';
  const mudou = hasCodigo(failure, 'PRECO_MUDOU');
  if (isRecusaDePreco(failure)) yield* emit('RecalcularValorTotal');
  // An unavailable coupon or benefit is changed in the passengers' step.
  if (isRecusaDePreco(failure) && !mudou) yield* goToEtapa('passageiros', 'replace');
  yield* put(pedidoFailed({ ...avisoDaFalha(failure), ...(mudou && { tipo: 'preco' }) }));
  return 'refused';
}
