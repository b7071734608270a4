import { offline, overLimit, refused, succeeded } from '../../../tests/support/builders';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { umPedido } from '../../../tests/support/viagemBuilders';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import type { HttpResult } from '../../services/ports';
import type { Pedido } from '../../domain/wire/compra/pedidos';
import { concluirPedido } from './concluirPedido';

/** Answers the conclusion with these results in turn, repeating the last one. */
function start(...answers: HttpResult<Pedido>[]) {
  let n = 0;
  const app = startWorkflow([concluirPedido], {
    replies: { 'POST /Pedidos/p1/Concluir': () => answers[Math.min(n++, answers.length - 1)] ?? offline() },
  });
  const asked = () =>
    (app.ports.http.request as jest.Mock).mock.calls.filter(([{ path }]) => path === '/Pedidos/p1/Concluir');
  const conferidos = () => app.events.filter(({ type }) => type === 'PedidoConferido');
  return { ...app, asked, conferidos, ask: () => app.emit('dockConcluirPedido', { pedidoId: 'p1' }) };
}

describe('concluding an order', () => {
  it('is one command, though the event comes twice at once or from two listeners of one screen [OC1, §3.eventos.1]', async () => {
    const app = start(succeeded(umPedido({ situacao: 'emitido' })));
    app.ask();
    app.ask();
    app.ask();
    await app.settle();
    expect(app.asked()).toHaveLength(1);
    expect(app.conferidos()).toHaveLength(1);
  });

  it('issues again what did not come to its ticket, when it is asked for a second time [§3.eventos.1]', async () => {
    const app = start(succeeded(umPedido({ situacao: 'emitindo' })), succeeded(umPedido({ situacao: 'emitido' })));
    app.ask();
    await app.settle();
    app.ask();
    await app.settle();
    expect(app.conferidos().map(({ payload }) => payload)).toEqual([
      { pedidoId: 'p1', situacao: 'emitindo' },
      { pedidoId: 'p1', situacao: 'emitido' },
    ]);
  });

  it('says that nobody could be asked when the answer got lost, and is right the next time [OC7]', async () => {
    const app = start(offline(), succeeded(umPedido({ situacao: 'emitido' })));
    app.ask();
    await app.settle();
    expect(app.conferidos().at(-1)?.payload).toEqual({ pedidoId: 'p1', situacao: null, aviso: SEM_CONEXAO });
    app.ask();
    await app.settle();
    expect(app.conferidos().at(-1)?.payload).toEqual({ pedidoId: 'p1', situacao: 'emitido' });
  });

  it('says when to ask again where it was asked too often [RL1]', async () => {
    const app = startWorkflow([concluirPedido], { replies: { 'POST /Pedidos/p1/Concluir': overLimit(20) } });
    app.emit('dockConcluirPedido', { pedidoId: 'p1' });
    await app.settle();
    expect(app.events.at(-1)).toEqual({
      type: 'PedidoConferido',
      payload: {
        pedidoId: 'p1',
        situacao: null,
        aviso: 'Muitas tentativas em pouco tempo. Tente de novo em 20 segundos.',
      },
    });
  });

  it('reads the order where the server refused to conclude it', async () => {
    const app = startWorkflow([concluirPedido], {
      replies: {
        'POST /Pedidos/p1/Concluir': refused(409, 'Em andamento.'),
        'GET /Pedidos/p1': succeeded(umPedido({ situacao: 'emitindo' })),
      },
    });
    app.emit('dockConcluirPedido', { pedidoId: 'p1' });
    await app.settle();
    expect(app.events.at(-1)).toEqual({
      type: 'PedidoConferido',
      payload: { pedidoId: 'p1', situacao: 'emitindo' },
    });
  });
});
