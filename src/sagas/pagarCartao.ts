import { toNonce } from '../domain/cartao';
import { CAMPOS_SEM_RESPOSTA, CARTAO_INDISPONIVEL, ESPERA_TOKEN_MS, TOTAL_MUDOU } from '../domain/esperaCartao';
import { mensagemDaRecusa, textoDaFalha } from '../domain/falhas';
import type { CartaoDoPedido } from '../domain/wire/cartao';
import type { BusEvent } from '../events/catalogue';
import type { HttpFailure } from '../services/ports';
import {
  cartaoClosed,
  cartaoOpened,
  cartaoPhaseReached,
  cartaoReady,
  formShown,
  parcelasChosen,
  pedidoRepriced,
  selectCartao,
  tokenAsked,
} from '../store/cartao';
import { envioEnded, envioStarted } from '../store/compra';
import { acompanharCartao, type FimCartao } from './acompanharCartao';
import { call, delay, type Flow, ports, put, race, select, takeEvent } from './effects';
import { enviarCartao } from './enviarCartao';
import { request } from './request';

/**
 * Paying an order by card. The fields are the acquirer's and hand over a token; the server asks the bank, and knows
 * what became of it whatever is closed, lost or refreshed here. A refusal leaves everything as it was, for another card.
 */
export function* pagarCartao(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('PagamentoCartaoAberto');
    const { left } = yield* race({
      settled: settle(payload.pedidoId),
      left: takeEvent('PagamentoCartaoFechado', 'SessaoEncerrada'),
    });
    if (!left) yield* takeEvent('PagamentoCartaoFechado', 'SessaoEncerrada');
    yield* put(envioEnded());
    yield* put(cartaoClosed());
  }
}

/** One order until it is paid, or can't be paid by card. */
function* settle(pedidoId: string): Flow {
  let now = yield* open(pedidoId);
  while (now === null) {
    yield* takeEvent('NovoCartaoPedido');
    now = yield* open(pedidoId);
  }
  if (now === 'over') return;
  // A payment that is under way is taken up where it stands, by whichever page asks for it.
  const { pagamento } = now;
  if (pagamento && pagamento.situacao !== 'recusado') {
    if ((yield* acompanharCartao(pedidoId, pagamento)) !== 'form') return;
  } else yield* put(formShown(null));
  yield* payUntilSettled(pedidoId);
}

/** How the order may be paid; null where the server could not be asked. */
function* open(pedidoId: string): Flow<CartaoDoPedido | 'over' | null> {
  const { random, config } = yield* ports();
  yield* put(cartaoOpened({ pedidoId, nonce: toNonce(yield* call(random.uuid)) }));
  const result = yield* request<CartaoDoPedido>({ method: 'GET', path: `/Pedidos/${pedidoId}/Cartao` });
  if (!result.ok) return yield* failOpening(result.failure);
  const { cartao } = yield* call(() => config.read().catch(() => ({ cartao: undefined })));
  if (cartao === undefined) return yield* failOpening({ kind: 'transient', motivo: 'rede' });
  if (cartao === null) {
    yield* put(cartaoPhaseReached({ phase: 'over', aviso: CARTAO_INDISPONIVEL }));
    return 'over';
  }
  yield* put(cartaoReady({ campos: cartao, pedido: result.value }));
  return result.value;
}

function* failOpening(failure: HttpFailure): Flow<'over' | null> {
  const refused = failure.kind === 'refused';
  yield* put(
    cartaoPhaseReached(
      refused ? { phase: 'over', aviso: mensagemDaRecusa(failure) } : { phase: 'failed', aviso: textoDaFalha(failure) },
    ),
  );
  return refused ? 'over' : null;
}

/** Card after card, as long as the person tries and the order may be paid. */
function* payUntilSettled(pedidoId: string): Flow {
  while (true) {
    const event = yield* takeEvent('CartaoSolicitado', 'ParcelasEscolhidas');
    if (event.type === 'ParcelasEscolhidas') {
      yield* put(parcelasChosen(event.payload.parcelas));
      continue;
    }
    yield* put(envioStarted('pagando'));
    if ((yield* payOnce(pedidoId)) !== 'form') return;
    yield* put(envioEnded());
  }
}

/** One card; but first a look, for another tab may have paid, or may be at the bank. */
function* payOnce(pedidoId: string): Flow<FimCartao> {
  const result = yield* request<CartaoDoPedido>({ method: 'GET', path: `/Pedidos/${pedidoId}/Cartao` });
  if (!result.ok) {
    const { failure } = result;
    yield* put(formShown(textoDaFalha(failure)));
    return 'form';
  }
  const { pagamento, totalCentavos } = result.value;
  if (pagamento && pagamento.situacao !== 'recusado') return yield* acompanharCartao(pedidoId, pagamento);
  if (totalCentavos !== (yield* select(selectCartao)).totalCentavos) {
    yield* put(pedidoRepriced(result.value));
    yield* put(formShown(TOTAL_MUDOU));
    return 'form';
  }
  const token = yield* askToken();
  return token ? yield* enviarCartao(pedidoId, token.payload) : 'form';
}

/** The form hands over what stands for the card, or shows what is missing; then its fields are on screen as before. */
function* askToken(): Flow<BusEvent<'CartaoTokenizado'> | null> {
  yield* put(tokenAsked());
  const { answer } = yield* race({
    answer: takeEvent('CartaoTokenizado', 'CartaoIncompleto', 'CartaoFalhou'),
    late: delay(ESPERA_TOKEN_MS),
  });
  if (answer?.type === 'CartaoTokenizado') return answer;
  if (!answer) yield* put(formShown(CAMPOS_SEM_RESPOSTA));
  else yield* put(formShown(answer.type === 'CartaoFalhou' ? answer.payload.mensagem : null));
  return null;
}
