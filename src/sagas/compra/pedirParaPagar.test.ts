import { offline, refused } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { bought, comprador, held, hold, openCompra, passageiros, UMA_VIAGEM } from '../../../tests/support/openCompra';
import type { EventName } from '../../events/catalogue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const dispositivo = { idioma: 'pt-BR', larguraTela: 1, alturaTela: 1, profundidadeCor: 24, fusoMinutos: 180 };
const pedida = { metodo: 'teste', dispositivo } as const;

/** The means of payment that ask for the order first, and what follows once there is one. */
const meios: [string, (app: ReturnType<typeof openCompra>) => void, EventName, object][] = [
  ['a card', (app) => app.emit('PagamentoCartaoEscolhido'), 'CartaoSolicitado', { pedidoId: 'p1' }],
  ['a boleto', (app) => app.emit('PagamentoBoletoEscolhido'), 'BoletoSolicitado', { pedidoId: 'p1' }],
  [
    'a wallet',
    (app) => app.emit('PagamentoCarteiraEscolhido', pedida),
    'CarteiraSolicitada',
    { pedidoId: 'p1', ...pedida },
  ],
];

/** The payment step, at which one of the means is pressed. */
async function press(choose: (typeof meios)[number][1], replies: Replies) {
  const app = openCompra(UMA_VIAGEM, { replies });
  await hold(app);
  app.emit('PassageirosEnviados', { comprador, passageiros });
  await app.settle();
  choose(app);
  await app.settle();
  const heard = (name: EventName) => app.events.filter(({ type }) => type === name).map(({ payload }) => payload);
  return { ...app, heard };
}

describe.each(meios)('paying by %s', (_meio, choose, event, payload) => {
  it('makes the order first, names it in the address, and has it paid', async () => {
    const app = await press(choose, bought);
    expect(app.sent('POST', '/Pedidos')).toHaveLength(1);
    expect(app.heard(event)).toEqual([payload]);
    expect(app.ports.navigation.replace).toHaveBeenLastCalledWith(expect.stringContaining('pedido=p1'));
  });

  it.each([
    ['the network fails', offline()],
    ['the order is refused', refused(409, 'O cupom não vale.')],
  ])('asks for nothing where %s', async (_why, reply) => {
    const app = await press(choose, { ...held, 'POST /Pedidos': reply });
    expect(app.sent('POST', '/Pedidos')).toHaveLength(1);
    expect(app.heard(event)).toEqual([]);
  });
});
