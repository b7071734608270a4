import {
  avisoConferido,
  leituraPix,
  mensagemFim,
  PIX_EXPIRADO,
  POLL_ATRASADO_MS,
} from '../../domain/pagamento/esperaPix';
import type { Pedido, SituacaoPedido } from '../../domain/wire/compra/pedidos';
import {
  conferenciaEnded,
  conferenciaStarted,
  pedidoRead,
  pixClosed,
  pixOpened,
  pixConfirmed,
  pixExpired,
  pixRuledOut,
  selectPix,
  situacaoSeen,
} from '../../store/pagamento/pix';
import { selectInterrompida } from '../../store/sessao/sessao';
import { delay, emit, type Flow, ports, put, race, select, takeEvent } from '../kernel/effects';
import { irAoBilhete } from '../compra/irAoBilhete';
import { request } from '../kernel/request';
import { createCobranca, failOpening, justMade } from './cobrancaPix';
import { watchPedido } from './watchPedido';
import { translated } from '../../words/t';

/**
 * The Pix page: shows the charge, follows the payment and leads to the ticket. An expired charge may be renewed; a
 * reload finds the order by its address.
 */
export function* pagarPix(): Flow {
  while (true) {
    const { payload } = yield* takeEvent('PagamentoPixAberto');
    yield* put(pixOpened(payload.pedidoId));
    const { left } = yield* race({
      settled: settle(payload.pedidoId),
      left: takeEvent('PagamentoPixFechado', 'SessaoEncerrada'),
    });
    if (!left) yield* takeEvent('PagamentoPixFechado', 'SessaoEncerrada');
    yield* put(pixClosed());
  }
}

/** Handles one order until it has its ticket or never will. */
function* settle(pedidoId: string): Flow {
  while (!(yield* openCobranca(pedidoId))) {
    if ((yield* select(selectPix)).phase === 'over') return yield* hearOfLateMoney(pedidoId);
    yield* takeEvent('NovoPixPedido');
    yield* put(pixOpened(pedidoId));
  }
  yield* race({ watched: watchPedido(pedidoId, (situacao) => see(pedidoId, situacao)), asked: answerAsked(pedidoId) });
  yield* hearOfLateMoney(pedidoId);
}

/** After the payment deadline a payment may still arrive: polls while the page is open. */
function* hearOfLateMoney(pedidoId: string): Flow {
  const { situacao } = yield* select(selectPix);
  if (situacao === null || leituraPix(situacao) !== 'late') return;
  while (true) {
    yield* delay(POLL_ATRASADO_MS);
    const pedido = yield* request<Pedido>({ method: 'GET', path: `/Pedidos/${pedidoId}` });
    const isNews = pedido.ok && leituraPix(pedido.value.situacao) !== 'late';
    if (isNews && (yield* see(pedidoId, pedido.value.situacao))) return;
  }
}

/** Loads the first view: the charge, or the order's state. Returns true while there is something left to follow. */
function* openCobranca(pedidoId: string): Flow<boolean> {
  const feito = yield* justMade(pedidoId);
  if (feito) yield* put(pedidoRead(feito));
  return feito ? yield* createCobranca(pedidoId, openRead(pedidoId)) : yield* openRead(pedidoId);
}

function* openRead(pedidoId: string): Flow<boolean> {
  const pedido = yield* request<Pedido>({ method: 'GET', path: `/Pedidos/${pedidoId}` });
  if (!pedido.ok) return yield* failOpening(pedido.failure);
  yield* put(pedidoRead(pedido.value));
  if (leituraPix(pedido.value.situacao) !== 'waiting') {
    return !(yield* see(pedidoId, pedido.value.situacao));
  }
  return yield* createCobranca(pedidoId);
}

/** Applies a state; true when there is nothing left to wait for. */
function* see(pedidoId: string, situacao: SituacaoPedido): Flow<boolean> {
  const { situacao: known } = yield* select(selectPix);
  yield* put(situacaoSeen(situacao));
  const leitura = leituraPix(situacao);
  if (leitura === 'waiting') return yield* checkExpiry();
  if (leitura === 'done') {
    yield* put(pixConfirmed());
    yield* irAoBilhete(pedidoId);
    return true;
  }
  if (leitura === 'over' || leitura === 'late') {
    yield* put(pixRuledOut(mensagemFim(situacao)));
    return true;
  }
  yield* put(pixConfirmed());
  // Paid: requests the conclusion once, to issue without delay. It would open the sign-in of an interrupted purchase
  // that was just closed, and the server issues on its own.
  const isNews = !known || leituraPix(known) !== leitura;
  if (isNews && !(yield* select(selectInterrompida))) yield* emit('dockConcluirPedido', { pedidoId });
  return false;
}

function* checkExpiry(): Flow<boolean> {
  const { clock } = yield* ports();
  const { phase, cobranca, fim } = yield* select(selectPix);
  const isOver = cobranca !== null && fim <= clock.monotonic();
  if (phase === 'waiting' && isOver) yield* put(pixExpired(translated(PIX_EXPIRADO)));
  return false;
}

/** While waiting: answers "Já paguei" and renews an expired charge. */
function* answerAsked(pedidoId: string): Flow {
  while (true) {
    const event = yield* takeEvent('dockConcluirPedido', 'PedidoConferido', 'NovoPixPedido');
    if (event.type === 'dockConcluirPedido') yield* put(conferenciaStarted());
    else if (event.type === 'NovoPixPedido') yield* createCobranca(pedidoId);
    else yield* put(conferenciaEnded(event.payload.aviso ?? avisoConferido(event.payload.situacao)));
  }
}
