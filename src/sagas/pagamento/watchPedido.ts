import { POLL_COM_STREAM_MS, POLL_SEM_STREAM_MS } from '../../domain/pagamento/esperaPix';
import type { Pedido, SituacaoPedido } from '../../domain/wire/compra/pedidos';
import type { EventChannel } from 'redux-saga';
import { delay, type Flow, ports, race, takeEvent, takeFrom } from '../kernel/effects';
import { type PedidoSignal, pedidoSignals } from './pedidoSignals';
import { request } from '../kernel/request';
import { untilOnline } from '../kernel/untilOnline';

/**
 * Follows an order by its stream, by conclusions and by polling, until `onNews` returns true. Without a stream the
 * polling interval keeps the page within two seconds of the payment.
 */
export function* watchPedido(pedidoId: string, onNews: (situacao: SituacaoPedido) => Flow<boolean>): Flow {
  const { stream } = yield* ports();
  const signals = pedidoSignals(stream, pedidoId);
  let interval = POLL_COM_STREAM_MS;
  try {
    while (true) {
      const news = yield* nextNews(pedidoId, signals, interval);
      if (news === 'broken') interval = POLL_SEM_STREAM_MS;
      else if (news !== null && (yield* onNews(news))) return;
    }
  } finally {
    signals.close();
  }
}

function* nextNews(
  pedidoId: string,
  signals: EventChannel<PedidoSignal>,
  interval: number,
): Flow<SituacaoPedido | 'broken' | null> {
  const { signal, conferido, looked, back } = yield* race({
    signal: takeFrom(signals),
    conferido: takeEvent('PedidoConferido'),
    looked: look(pedidoId, interval),
    back: lookWhenBack(pedidoId),
  });
  if (signal) return signal.type === 'broken' ? 'broken' : signal.situacao;
  if (conferido) return conferido.payload.pedidoId === pedidoId ? conferido.payload.situacao : null;
  return looked ?? back ?? null;
}

function* look(pedidoId: string, interval: number): Flow<SituacaoPedido | null> {
  yield* delay(interval);
  return yield* read(pedidoId);
}

/** Reads the order at once on reconnection. */
function* lookWhenBack(pedidoId: string): Flow<SituacaoPedido | null> {
  yield* untilOnline();
  return yield* read(pedidoId);
}

function* read(pedidoId: string): Flow<SituacaoPedido | null> {
  const result = yield* request<Pedido>({ method: 'GET', path: `/Pedidos/${pedidoId}` });
  return result.ok ? result.value.situacao : null;
}
