import { refusalText, hasCodigo } from '../../domain/base/falhas';
import { CARTEIRA_SEM_RESPOSTA } from '../../domain/pagamento/carteira';
import { CARTAO_SEM_CONEXAO } from '../../domain/pagamento/esperaCartao';
import type { CartaoDoPedido, PagamentoCartao } from '../../domain/wire/pagamento/cartao';
import type { CarteiraOferecida } from '../../domain/wire/pagamento/carteira';
import type { Events } from '../../events/catalogue';
import type { HttpFailure } from '../../services/ports';
import type { CarteiraPort, RespostaCarteira } from '../../services/portsDevice';
import { envioEnded, envioStarted } from '../../store/compra/compraSlice';
import {
  carteiraDelayed,
  carteiraHanded,
  carteiraOpened,
  carteiraPressNeeded,
  carteirasClosed,
  carteiraSent,
  carteirasFound,
  carteirasReady,
  isBusy,
  selectCarteira,
} from '../../store/pagamento/carteira';
import { t, translated } from '../../words/t';
import { call, delay, emit, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { request } from '../kernel/request';
import { esperaPedida, isInDoubt, TENTAR_DE_NOVO_MS } from './respostaPerdida';

/** `again`: nothing is under way, and a wallet may be pressed again; `handed`: the card's part follows the payment. */
type FimCarteira = 'again' | 'handed';
type Paid = Extract<RespostaCarteira, { kind: 'paid' }>;
type Pedida = Events['CarteiraSolicitada'];

/**
 * "Pagar com Google Pay": the wallet's sheet opens over the order's total, and what it hands over is charged as a card.
 * A person who closes it may press again. From the charge on it is a card payment, followed to its ticket by the card's part.
 */
export const createPagarCarteira = (carteiras: CarteiraPort) =>
  function* pagarCarteira(): Flow {
    while (true) {
      const { payload } = yield* takeEvent('CarteirasOferecidas');
      yield* race({
        offered: offer(carteiras, payload.carteiras),
        left: takeEvent('CarteirasFechadas', 'SessaoEncerrada'),
      });
      // Left amid a payment.
      if (isBusy((yield* select(selectCarteira)).phase)) yield* put(envioEnded(null));
      yield* put(carteirasClosed());
    }
  };

/** Offers the wallets that the browser can pay with; ends where it can pay with none. */
function* offer(port: CarteiraPort, carteiras: readonly CarteiraOferecida[]): Flow {
  const metodos = yield* call(port.available, carteiras);
  yield* put(carteirasFound(metodos));
  if (metodos.length === 0) return;
  while (true) {
    const { payload } = yield* takeEvent('CarteiraSolicitada');
    const carteira = carteiras.find(({ metodo }) => metodo === payload.metodo);
    if (!carteira) continue;
    yield* put(envioStarted('pagando'));
    const fim = yield* payOnce(port, carteira, payload);
    yield* put(envioEnded(null));
    if (fim === 'again') continue;
    // The card's part has it until another means is chosen there.
    yield* put(carteiraHanded());
    yield* takeEvent('FormaPagamentoEscolhida');
    yield* put(carteirasReady(null));
  }
}

/** One press: the order's total, the sheet, the charge. */
function* payOnce(port: CarteiraPort, carteira: CarteiraOferecida, pedida: Pedida): Flow<FimCarteira> {
  yield* put(carteiraOpened(carteira.metodo));
  const { pedidoId } = pedida;
  const result = yield* request<CartaoDoPedido>({ method: 'GET', path: `/Pedidos/${pedidoId}/Cartao` });
  if (!result.ok) return yield* backWith(refusalText(result.failure));
  const { pagamento, totalCentavos } = result.value;
  // Another tab pays already.
  if (pagamento && pagamento.situacao !== 'recusado') return yield* handOver();
  return yield* openSheet(port, carteira, { ...pedida, totalCentavos });
}

function* openSheet(
  port: CarteiraPort,
  carteira: CarteiraOferecida,
  { totalCentavos, ...pedida }: Pedida & { totalCentavos: number },
): Flow<FimCarteira> {
  const sheet = port.open(carteira, totalCentavos, t('Total'));
  try {
    const answer = yield* call(() => sheet.answer);
    if (answer.kind === 'paid') return yield* charge(answer, pedida);
    if (answer.kind === 'dismissed') return yield* backWith(null);
    if (answer.kind === 'failed') return yield* backWith(translated(CARTEIRA_SEM_RESPOSTA));
    yield* put(carteiraPressNeeded());
    return 'again';
  } finally {
    // The page was left, or the session ended, under an open sheet.
    sheet.close();
  }
}

/** Charges what the wallet handed over, under one idempotency key, so that a retry after a lost answer is the same attempt. */
function* charge({ token, complete }: Paid, { pedidoId, metodo, dispositivo }: Pedida): Flow<FimCarteira> {
  const { random } = yield* ports();
  const idempotencyKey = yield* call(random.uuid);
  const body = { carteira: { metodo, token }, tipo: 'credito', parcelas: 1, dispositivo };
  let maybeSent = false;
  yield* put(carteiraSent());
  while (true) {
    const result = yield* request<PagamentoCartao>({
      method: 'POST',
      path: `/Pedidos/${pedidoId}/Cartao`,
      body,
      idempotencyKey,
    });
    yield* emit('CartaoEnviado', { pedidoId });
    if (result.ok) return yield* tellOutcome(complete, result.value);
    const espera = esperaPedida(result.failure);
    if ((espera !== null && !maybeSent) || !isInDoubt(result.failure)) {
      yield* call(complete, 'fail');
      return yield* answerRefusal(result.failure);
    }
    // The sheet would lie over the page that tells of the retries.
    if (!maybeSent) yield* call(complete, 'unknown');
    maybeSent = true;
    yield* put(carteiraDelayed(translated(CARTAO_SEM_CONEXAO)));
    yield* delay(espera ?? TENTAR_DE_NOVO_MS);
  }
}

function* tellOutcome(complete: Paid['complete'], { situacao, mensagem }: PagamentoCartao): Flow<FimCarteira> {
  yield* call(complete, situacao === 'recusado' ? 'fail' : 'success');
  return situacao === 'recusado' ? yield* backWith(mensagem) : yield* handOver();
}

/** A payment of this order that is at the bank in another tab is followed here too. */
const answerRefusal = (failure: HttpFailure): Flow<FimCarteira> =>
  failure.kind === 'refused' && hasCodigo(failure, 'PAGAMENTO_EM_ANDAMENTO')
    ? handOver()
    : backWith(refusalText(failure));

/** The card's part opens, and finds the payment by its order. */
function* handOver(): Flow<FimCarteira> {
  yield* emit('CartaoPendenteEncontrado', { tipo: 'credito' });
  return 'handed';
}

function* backWith(aviso: string | null): Flow<FimCarteira> {
  yield* put(carteirasReady(aviso));
  return 'again';
}
