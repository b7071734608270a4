import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { EventoPedido, SituacaoPedido } from '../../domain/wire/compra/pedidos';
import type { StreamPort } from '../../services/ports';

/** Message of an order's stream: a state, or that it broke and polling is needed. */
export type PedidoSignal = { type: 'situacao'; situacao: SituacaoPedido } | { type: 'broken' };

/** Server-sent events of an order as a buffered channel; closing it ends the stream. */
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
