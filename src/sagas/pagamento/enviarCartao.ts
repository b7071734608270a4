import { CARTAO_SEM_CONEXAO } from '../../domain/pagamento/esperaCartao';
import { hasCodigo, refusalText } from '../../domain/base/falhas';
import { isReservaVencida } from '../../domain/compra/falhas';
import type { CartaoDoPedido, PagamentoCartao } from '../../domain/wire/pagamento/cartao';
import type { CartaoSalvo } from '../../domain/wire/pagamento/cartoesSalvos';
import type { Events } from '../../events/catalogue';
import type { HttpFailure } from '../../services/ports';
import {
  cartaoDelayed,
  cartaoRuledOut,
  formShown,
  pagamentoSent,
  salvosLoaded,
  selectCartao,
} from '../../store/pagamento/cartao';
import { selectCompra } from '../../store/compra/compra';
import { acompanharCartao, type FimCartao } from './acompanharCartao';
import { call, delay, emit, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { request } from '../kernel/request';
import { esperaPedida, isInDoubt, TENTAR_DE_NOVO_MS } from './respostaPerdida';
import { translated } from '../../words/t';

/** Submits one card token under one idempotency key, so that a retry after a lost answer is the same attempt. */
export function* enviarCartao(pedidoId: string, token: Events['CartaoTokenizado']): Flow<FimCartao> {
  const { random } = yield* ports();
  const { parcelas, guardar } = yield* select(selectCartao);
  const { forma } = yield* select(selectCompra);
  const tipo = forma === 'debito' ? 'debito' : 'credito';
  const idempotencyKey = yield* call(random.uuid);
  let maybeSent = false;
  yield* put(pagamentoSent({ bandeira: token.bandeira, final4: token.final4 }));
  while (true) {
    const result = yield* request<PagamentoCartao>({
      method: 'POST',
      path: `/Pedidos/${pedidoId}/Cartao`,
      body: {
        token: token.token,
        tipo,
        parcelas: tipo === 'debito' ? 1 : parcelas,
        dispositivo: token.dispositivo,
        ...(token.cartaoId === undefined ? guardar && { guardar } : { cartaoId: token.cartaoId }),
      },
      idempotencyKey,
    });
    yield* emit('CartaoEnviado', { pedidoId });
    if (result.ok) return yield* acompanharCartao(pedidoId, result.value);
    const espera = esperaPedida(result.failure);
    if (espera !== null && !maybeSent) {
      yield* put(formShown(refusalText(result.failure)));
      return 'form';
    }
    if (!isInDoubt(result.failure)) return yield* answerRefusal(pedidoId, result.failure);
    maybeSent = true;
    yield* put(cartaoDelayed(translated(CARTAO_SEM_CONEXAO)));
    yield* race({ pause: delay(espera ?? TENTAR_DE_NOVO_MS), asked: takeEvent('CartaoConferido') });
  }
}

function* answerRefusal(pedidoId: string, failure: HttpFailure): Flow<FimCartao> {
  if (failure.kind !== 'refused') {
    // Refused before it was read: the same card may be sent after the sign-in.
    yield* put(formShown(refusalText(failure)));
    return 'form';
  }
  // A payment of this order is at the bank in another tab: follow it here too.
  if (hasCodigo(failure, 'PAGAMENTO_EM_ANDAMENTO')) {
    const result = yield* request<CartaoDoPedido>({ method: 'GET', path: `/Pedidos/${pedidoId}/Cartao` });
    if (result.ok && result.value.pagamento) return yield* acompanharCartao(pedidoId, result.value.pagamento);
  }
  const aviso = refusalText(failure);
  if (hasCodigo(failure, 'CARTAO_NAO_ENCONTRADO') || hasCodigo(failure, 'CARTAO_VENCIDO')) yield* reloadSalvos();
  if (!isReservaVencida(failure) && !hasCodigo(failure, 'PEDIDO_JA_PAGO')) {
    yield* put(formShown(aviso));
    return 'form';
  }
  yield* put(cartaoRuledOut(aviso));
  return 'over';
}

/** A saved card was removed or expired meanwhile: the others are offered. */
function* reloadSalvos(): Flow {
  const result = yield* request<CartaoSalvo[]>({ method: 'GET', path: '/Cartoes' });
  if (result.ok) yield* put(salvosLoaded(result.value));
}
