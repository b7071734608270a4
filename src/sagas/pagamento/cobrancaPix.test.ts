import { refused, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { umaCobranca, umPedido } from '../../../tests/support/viagemBuilders';
import type { SituacaoPedido } from '../../domain/wire/compra/pedidos';
import { baseApi } from '../../store/api/baseApi';
import { keepPedido } from '../../store/api/pedidos';
import { selectPix } from '../../store/pagamento/pix';
import { rootReducer } from '../../store/rootReducer';
import { put } from '../kernel/effects';
import { pagarPix } from './pagarPix';

beforeAll(() => void rootReducer.inject(baseApi));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface Opening {
  /** State of the order in the answer that made it. */
  made?: SituacaoPedido;
  /** Time since that answer. */
  ago?: number;
  replies?: Replies;
}

/** Opens the Pix page of an order that was made in this app. */
async function open({ made = 'aguardando_pagamento', ago = 0, replies = {} }: Opening) {
  const app = startWorkflow(
    [
      function* () {
        yield* put(keepPedido(umPedido({ situacao: made })));
      },
      pagarPix,
    ],
    {
      replies: {
        'GET /Pedidos/p1': succeeded(umPedido({ situacao: 'pago' })),
        'POST /Pedidos/p1/Pix': succeeded(umaCobranca()),
        ...replies,
      },
      // The cache of reads notes its instants by the device's clock.
      clock: { now: () => new Date() },
    },
  );
  jest.advanceTimersByTime(ago);
  app.emit('PagamentoPixAberto', { pedidoId: 'p1' });
  await app.settle();
  const asked = jest.mocked(app.ports.http.request).mock.calls.map(([{ method, path }]) => `${method} ${path}`);
  return { asked, pix: selectPix(app.state()) };
}

const READ = 'GET /Pedidos/p1';
const CHARGE = 'POST /Pedidos/p1/Pix';

describe('the charge of an order that was just made', () => {
  it('is asked for without another read of the order', async () => {
    const { asked, pix } = await open({});
    expect(asked).toEqual([CHARGE]);
    expect(pix).toMatchObject({ phase: 'waiting', pedido: { id: 'p1' }, cobranca: umaCobranca() });
  });

  it.each<[string, Opening]>([
    ['some seconds have passed', { ago: 11_000 }],
    ['it asked for no payment', { made: 'emitido' }],
  ])('is preceded by a read where %s', async (_, opening) => {
    expect((await open(opening)).asked[0]).toBe(READ);
  });

  it('gives way to what the order has become where the server refuses it', async () => {
    const { asked, pix } = await open({
      replies: { 'POST /Pedidos/p1/Pix': refused(409, 'Este pedido já foi pago.') },
    });
    expect(asked.slice(0, 2)).toEqual([CHARGE, READ]);
    expect(pix.phase).toBe('confirmed');
  });
});
