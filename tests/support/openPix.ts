import { succeeded } from './builders';
import type { Replies } from './fakePorts';
import { startWorkflow } from './startWorkflow';
import { umaCobranca, umPedido } from './viagemBuilders';
import type { Pedido, SituacaoPedido } from '../../src/domain/wire/compra/pedidos';
import type { HttpResult } from '../../src/services/ports';
import { selectPix } from '../../src/store/pagamento/pix';
import { concluirPedido } from '../../src/sagas/compra/concluirPedido';
import { pagarPix } from '../../src/sagas/pagamento/pagarPix';

/** The Pix page of an order, with a server whose order and stream the test moves. */
export function openPix(replies: Replies = {}) {
  let situacao: SituacaoPedido = 'aguardando_pagamento';
  let tell: (data: unknown) => void = () => undefined;
  let breakStream = (): void => undefined;
  const close = jest.fn();
  const read = (): HttpResult<Pedido> => succeeded(umPedido({ situacao }));
  const app = startWorkflow([concluirPedido, pagarPix], {
    replies: {
      'GET /Pedidos/p1': read,
      'POST /Pedidos/p1/Pix': succeeded(umaCobranca()),
      'POST /Pedidos/p1/Concluir': read,
      ...replies,
    },
    stream: {
      open: (_path, onMessage, onError) => {
        tell = onMessage;
        breakStream = onError;
        return { close };
      },
    },
  });
  const calls = (method: string, path: string) =>
    (app.ports.http.request as jest.Mock).mock.calls.filter(([one]) => one.method === method && one.path === path);
  return {
    ...app,
    close,
    pix: () => selectPix(app.state()),
    calls,
    stream: (news: SituacaoPedido) => tell({ id: 'p1', situacao: news }),
    breakStream: () => breakStream(),
    become: (next: SituacaoPedido) => (situacao = next),
    pass: async (ms: number) => {
      jest.advanceTimersByTime(ms);
      await app.settle();
    },
    open: async () => {
      app.emit('PagamentoPixAberto', { pedidoId: 'p1' });
      await app.settle();
    },
  };
}
