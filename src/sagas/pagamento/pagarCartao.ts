import { toNonce } from '../../domain/pagamento/cartao';
import { CARTAO_INDISPONIVEL, TOTAL_MUDOU } from '../../domain/pagamento/esperaCartao';
import { refusalText } from '../../domain/base/falhas';
import type { CartaoDoPedido } from '../../domain/wire/pagamento/cartao';
import type { CartaoSalvo } from '../../domain/wire/pagamento/cartoesSalvos';
import type { HttpFailure } from '../../services/ports';
import {
  cartaoClosed,
  cartaoOpened,
  cartaoReady,
  cartaoRuledOut,
  cartaoUnanswered,
  formShown,
  guardarChosen,
  parcelasChosen,
  pedidoRepriced,
  salvoChosen,
  salvosLoaded,
  selectCartao,
} from '../../store/pagamento/cartao';
import { envioEnded, envioStarted } from '../../store/compra/compraSlice';
import { acompanharCartao, type FimCartao } from './acompanharCartao';
import { call, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { askCartaoToken } from './askCartaoToken';
import { enviarCartao } from './enviarCartao';
import { request } from '../kernel/request';
import { translated } from '../../words/t';

/**
 * Card payment of an order. The card fields are the acquirer's and return a token; the server authorizes it and keeps
 * the state, whatever is closed, lost or reloaded here. After a refusal another card may be tried.
 */
export function* pagarCartao(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('PagamentoCartaoAberto');
    const { left } = yield* race({
      settled: settle(payload.pedidoId),
      left: takeEvent('PagamentoCartaoFechado', 'SessaoEncerrada'),
    });
    if (!left) yield* takeEvent('PagamentoCartaoFechado', 'SessaoEncerrada');
    yield* put(envioEnded(null));
    yield* put(cartaoClosed());
  }
}

/** Handles one order until it is paid, or cannot be paid by card. */
function* settle(pedidoId: string): Flow {
  let now = yield* open(pedidoId);
  while (now === null) {
    yield* takeEvent('NovoCartaoPedido');
    now = yield* open(pedidoId);
  }
  if (now === 'over') return;
  // A pending payment is followed by any page that opens the order.
  const { pagamento } = now;
  if (pagamento && pagamento.situacao !== 'recusado') {
    if ((yield* acompanharCartao(pedidoId, pagamento)) !== 'form') return;
  } else yield* put(formShown(null));
  yield* payUntilSettled(pedidoId);
}

/** Card options of the order; null when the server did not answer. */
function* open(pedidoId: string): Flow<CartaoDoPedido | 'over' | null> {
  const { random, config } = yield* ports();
  yield* put(cartaoOpened({ pedidoId, nonce: toNonce(yield* call(random.uuid)) }));
  const result = yield* request<CartaoDoPedido>({ method: 'GET', path: `/Pedidos/${pedidoId}/Cartao` });
  if (!result.ok) return yield* failOpening(result.failure);
  const { cartao } = yield* call(() => config.read().catch(() => ({ cartao: undefined })));
  if (cartao === undefined) return yield* failOpening({ kind: 'transient', motivo: 'rede' });
  if (cartao === null) {
    yield* put(cartaoRuledOut(translated(CARTAO_INDISPONIVEL)));
    return 'over';
  }
  // Without them a card can be typed all the same.
  const salvos = yield* request<CartaoSalvo[]>({ method: 'GET', path: '/Cartoes' });
  if (salvos.ok) yield* put(salvosLoaded(salvos.value));
  yield* put(cartaoReady({ campos: cartao, pedido: result.value }));
  return result.value;
}

function* failOpening(failure: HttpFailure): Flow<'over' | null> {
  const refused = failure.kind === 'refused';
  yield* put((refused ? cartaoRuledOut : cartaoUnanswered)(refusalText(failure)));
  return refused ? 'over' : null;
}

/** Accepts further cards while the order can be paid. */
function* payUntilSettled(pedidoId: string): Flow {
  while (true) {
    const event = yield* chooseUntilPressed();
    if (event === 'found' && !(yield* isUnderWay(pedidoId))) continue;
    yield* put(envioStarted('pagando'));
    if ((yield* payOnce(pedidoId)) !== 'form') return;
    yield* put(envioEnded(null));
  }
}

/** A wallet has paid with the order's card meanwhile, whose payment {@link payOnce} follows. */
function* isUnderWay(pedidoId: string): Flow<boolean> {
  const result = yield* request<CartaoDoPedido>({ method: 'GET', path: `/Pedidos/${pedidoId}/Cartao` });
  const pagamento = result.ok ? result.value.pagamento : null;
  return pagamento !== null && pagamento.situacao !== 'recusado';
}

/**
 * The card, its instalments and whether it is kept may change until "Pagar com cartão" is pressed, or a payment of the
 * order was found.
 */
function* chooseUntilPressed(): Flow<'pressed' | 'found'> {
  while (true) {
    const event = yield* takeEvent(
      'CartaoSolicitado',
      'ParcelasEscolhidas',
      'CartaoSalvoEscolhido',
      'GuardarCartaoEscolhido',
      'CartaoPendenteEncontrado',
    );
    if (event.type === 'CartaoSolicitado') return 'pressed';
    if (event.type === 'CartaoPendenteEncontrado') return 'found';
    if (event.type === 'ParcelasEscolhidas') yield* put(parcelasChosen(event.payload.parcelas));
    else if (event.type === 'CartaoSalvoEscolhido') yield* put(salvoChosen(event.payload.cartaoId));
    else yield* put(guardarChosen(event.payload.guardar));
  }
}

/** Submits one card, after checking for a payment in another tab. */
function* payOnce(pedidoId: string): Flow<FimCartao> {
  const result = yield* request<CartaoDoPedido>({ method: 'GET', path: `/Pedidos/${pedidoId}/Cartao` });
  if (!result.ok) {
    const { failure } = result;
    yield* put(formShown(refusalText(failure)));
    return 'form';
  }
  const { pagamento, totalCentavos } = result.value;
  if (pagamento && pagamento.situacao !== 'recusado') return yield* acompanharCartao(pedidoId, pagamento);
  if (totalCentavos !== (yield* select(selectCartao)).totalCentavos) {
    yield* put(pedidoRepriced(result.value));
    yield* put(formShown(translated(TOTAL_MUDOU)));
    return 'form';
  }
  const token = yield* askCartaoToken();
  return token ? yield* enviarCartao(pedidoId, token.payload) : 'form';
}
