import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { EventoPedido, SituacaoPedido } from '../domain/wire/pedidos';
import type { StreamPort } from '../services/ports';

/** What the order's stream tells: a state, or that it broke and somebody must look for themselves. */
export type PedidoSignal = { type: 'situacao'; situacao: SituacaoPedido } | { type: 'broken' };

/** The server-sent events of an order as a channel that keeps what comes while nobody takes; closing ends the stream. */
export const pedidoSignals = (stream: StreamPort, pedidoId: string): EventChannel<PedidoSignal> =>
  eventChannel((tell) => {
    const opened = stream.open(
      `/Pedidos/${pedidoId}/Eventos`,
      (data) => {
        const situacao = readSituacao(data);
        if (situacao) tell({ type: 'situacao', situacao });
      },
      () => tell({ type: 'broken' }),
    );
    return opened.close;
  }, buffers.expanding(4));

function readSituacao(data: unknown): SituacaoPedido | null {
  const { situacao } = (data ?? {}) as Partial<EventoPedido>;
  return typeof situacao === 'string' ? situacao : null;
}
