import { hasCodigo } from '../../domain/base/falhas';
import { isReservaVencida } from '../../domain/compra/falhas';
import { rotas } from '../../domain/base/rotas';
import type { Recebimento } from '../../domain/wire/agencia/balcao';
import type { Events } from '../../events/catalogue';
import type { HttpFailure } from '../../services/ports';
import { baseApi } from '../../store/api/baseApi';
import { dinheiroTaken, dinheiroTried, selectBalcao } from '../../store/agencia/balcao';
import { compraForgotten, envioEnded, envioStarted } from '../../store/compra/compraSlice';
import { avisoDaFalha } from '../compra/avisoDaFalha';
import { call, emit, type Flow, ports, put, select } from '../kernel/effects';
import { expireReserva, goToEtapa } from '../compra/etapaCompra';
import { fazerPedido } from '../compra/fazerPedido';
import { irAoBilhete } from '../compra/irAoBilhete';
import { request } from '../kernel/request';
import { attemptFor } from '../kernel/attempt';

/**
 * Cash sale: creates the order, records the payment in the till, and shows the ticket for printing with the change.
 * Without an answer the same button repeats it under the same key.
 */
export function* receberDinheiro({ totalCentavos, recebidoCentavos }: Events['DinheiroRecebido']): Flow {
  const made = yield* fazerPedido();
  if (made === 'expired') return yield* expireReserva();
  if (made === 'refused') return yield* refreshCounter();
  const { pedidoId } = made;
  yield* put(envioStarted('pedindo'));
  const body = { totalCentavos, recebidoCentavos };
  const tentativa = yield* attemptFor((yield* select(selectBalcao)).tentativa, { pedidoId, ...body });
  yield* put(dinheiroTried(tentativa));
  const path = `/Agencia/Pedidos/${pedidoId}/Dinheiro`;
  const result = yield* request<Recebimento>({ method: 'POST', path, body, idempotencyKey: tentativa.chave });
  if (!result.ok) return yield* answerRefusal(pedidoId, result.failure);
  const { navigation } = yield* ports();
  const { trocoCentavos } = result.value;
  yield* put(compraForgotten());
  yield* put(dinheiroTaken({ pedidoId, recebidoCentavos: result.value.recebidoCentavos, trocoCentavos }));
  yield* put(baseApi.util.invalidateTags(['Pedidos', 'Bilhetes', 'Poltronas', 'Viagens']));
  yield* call(navigation.replace, `${rotas.minhasViagens.path}?pedido=${pedidoId}&etapa=bilhete`);
}

/** Card terminal or payment link: creates the order, which is charged on its own page. */
export function* cobrarFora({ meio }: Events['CobrancaExternaEscolhida']): Flow {
  const { navigation } = yield* ports();
  const made = yield* fazerPedido();
  if (made === 'expired') return yield* expireReserva();
  if (made === 'refused') return yield* refreshCounter();
  yield* goToEtapa('pagamento', 'replace');
  yield* call(navigation.go, `${rotas.pagamentoExterno.path}?pedido=${made.pedidoId}&meio=${meio}`);
}

function* answerRefusal(pedidoId: string, failure: HttpFailure): Flow {
  if (failure.kind !== 'refused') return yield* put(envioEnded(avisoDaFalha(failure)));
  if (isReservaVencida(failure)) return yield* expireReserva();
  // Already paid in another tab or by the customer's Pix: shows the ticket.
  if (hasCodigo(failure, 'PEDIDO_JA_PAGO')) return yield* irAoBilhete(pedidoId);
  const mudou = hasCodigo(failure, 'PRECO_MUDOU');
  if (mudou) yield* emit('RecalcularValorTotal');
  yield* put(envioEnded({ ...avisoDaFalha(failure), ...(mudou && { tipo: 'preco' }) }));
  yield* goToEtapa('pagamento', 'replace');
  yield* refreshCounter();
}

/** Reloads the till, which may be closed, paused or full. */
function* refreshCounter(): Flow {
  yield* put(baseApi.util.invalidateTags(['Balcao']));
}
