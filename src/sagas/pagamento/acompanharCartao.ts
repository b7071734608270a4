import {
  DESISTENCIA_TARDIA,
  ESPERA_CONFERENCIA_MS,
  mensagemFimCartao,
  OLHAR_ANALISE_MS,
  OLHAR_DESAFIO_MS,
} from '../../domain/pagamento/esperaCartao';
import { leituraPix } from '../../domain/pagamento/esperaPix';
import type { CartaoDoPedido, DesafioCartao, PagamentoCartao } from '../../domain/wire/pagamento/cartao';
import type { SituacaoPedido } from '../../domain/wire/compra/pedidos';
import {
  cartaoApproved,
  cartaoConferindo,
  cartaoDelayed,
  cartaoRuledOut,
  desafioShown,
  formShown,
} from '../../store/pagamento/cartao';
import { toastShown } from '../../store/aplicativo/interface';
import { call, delay, emit, type Flow, ports, put, race, takeEvent } from '../kernel/effects';
import { irAoBilhete } from '../compra/irAoBilhete';
import { request } from '../kernel/request';
import { watchPedido } from './watchPedido';
import { translated } from '../../words/t';

/** `form`: another card may be tried; `over`: no card payment is possible; `paid`: the ticket is on screen. */
export type FimCartao = 'form' | 'over' | 'paid';

/** Follows a card payment by its server state until it is paid or another card may be tried. */
export function* acompanharCartao(pedidoId: string, first: PagamentoCartao): Flow<FimCartao> {
  let pagamento = first;
  while (true) {
    if (pagamento.situacao === 'aprovado') return yield* waitForBilhete(pedidoId);
    if (pagamento.situacao === 'recusado') {
      yield* put(formShown(translated(pagamento.mensagem)));
      return 'form';
    }
    if (pagamento.desafio) pagamento = (yield* waitForBank(pedidoId, pagamento.desafio)) ?? pagamento;
    else {
      yield* put(cartaoDelayed(translated(pagamento.mensagem)));
      yield* race({ looked: delay(OLHAR_ANALISE_MS), told: takeEvent('CartaoConferido') });
      pagamento = (yield* askBank(pedidoId)) ?? pagamento;
    }
  }
}

/**
 * Waits for the bank's 3DS challenge. A message from the bank's page only triggers a status request; polling covers
 * pages without messages and challenges answered elsewhere.
 */
function* waitForBank(pedidoId: string, desafio: DesafioCartao): Flow<PagamentoCartao | null> {
  const { clock } = yield* ports();
  const fim = (yield* call(clock.monotonic)) + desafio.restanteMs;
  yield* put(desafioShown({ desafio, fim }));
  const { told, left } = yield* race({
    told: answeredFor(pedidoId),
    left: takeEvent('DesafioDesistido'),
    looked: delay(OLHAR_DESAFIO_MS),
  });
  if (told) {
    yield* put(cartaoConferindo());
    return yield* askBank(pedidoId);
  }
  return left ? yield* giveUp(pedidoId) : yield* read(pedidoId);
}

/** Waits for the bank's page, the person or the time limit to end this order's challenge. */
function* answeredFor(pedidoId: string): Flow<true> {
  while (true) {
    const { payload } = yield* takeEvent('adiqValidacao3dsResponse', 'DesafioVencido');
    if (payload.pedidoId === pedidoId) return true;
  }
}

/** Has the server query the bank; returns the current state of the payment. */
function* askBank(pedidoId: string): Flow<PagamentoCartao | null> {
  yield* emit('dockConcluirPedido', { pedidoId });
  yield* race({ told: conferido(pedidoId), late: delay(ESPERA_CONFERENCIA_MS) });
  return yield* read(pedidoId);
}

function* conferido(pedidoId: string): Flow<true> {
  while (true) {
    const { payload } = yield* takeEvent('PedidoConferido');
    if (payload.pedidoId === pedidoId) return true;
  }
}

function* read(pedidoId: string): Flow<PagamentoCartao | null> {
  const result = yield* request<CartaoDoPedido>({ method: 'GET', path: `/Pedidos/${pedidoId}/Cartao` });
  return result.ok ? result.value.pagamento : null;
}

function* giveUp(pedidoId: string): Flow<PagamentoCartao | null> {
  const result = yield* request<CartaoDoPedido>({ method: 'DELETE', path: `/Pedidos/${pedidoId}/Cartao` });
  if (result.ok) return result.value.pagamento;
  if (result.failure.kind === 'refused')
    yield* put(toastShown({ tone: 'info', texto: translated(DESISTENCIA_TARDIA) }));
  return null;
}

/** Follows an approved payment until its ticket is on screen; the server issues on its own. */
function* waitForBilhete(pedidoId: string): Flow<FimCartao> {
  yield* put(cartaoApproved());
  let fim: FimCartao = 'paid';
  yield* race({
    watched: watchPedido(pedidoId, function* (situacao: SituacaoPedido): Flow<boolean> {
      const leitura = leituraPix(situacao);
      if (leitura === 'done') {
        yield* irAoBilhete(pedidoId);
        return true;
      }
      if (leitura !== 'over' && leitura !== 'late') return false;
      yield* put(cartaoRuledOut(mensagemFimCartao(situacao)));
      fim = 'over';
      return true;
    }),
    asked: concludeOnce(pedidoId),
  });
  return fim;
}

/** Requests the conclusion once, to issue without delay; the result arrives through `watchPedido`. */
function* concludeOnce(pedidoId: string): Flow {
  yield* emit('dockConcluirPedido', { pedidoId });
  yield* takeEvent('PagamentoCartaoFechado');
}
