import { refused } from '../../../tests/support/builders';
import { umDesafio, umPagamentoCartao } from '../../../tests/support/cartaoBuilders';
import { TICKET, desafio, openCartao, recusa } from '../../../tests/support/openCartao';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the bank’s question', () => {
  it('is shown, and its page’s word makes the server ask [TD1, §3.eventos.1]', async () => {
    const app = openCartao();
    await app.open();
    app.willBe(desafio);
    await app.pay();
    expect(app.cartao()).toMatchObject({ phase: 'challenge', desafio: umDesafio() });

    app.hold(umPagamentoCartao());
    app.become('emitido');
    app.emit('adiqValidacao3dsResponse', { pedidoId: 'p1' });
    await app.settle();
    expect(app.calls('POST', '/Pedidos/p1/Concluir').length).toBeGreaterThan(0);
    expect(app.ports.navigation.path).toBe(TICKET);
  });

  it('is not answered by a word alone, nor by one about another order [TD1]', async () => {
    const app = openCartao();
    await app.open();
    app.willBe(desafio);
    await app.pay();
    app.emit('adiqValidacao3dsResponse', { pedidoId: 'p2' });
    await app.settle();
    expect(app.calls('POST', '/Pedidos/p1/Concluir')).toHaveLength(0);
    app.emit('adiqValidacao3dsResponse', { pedidoId: 'p1' });
    app.emit('adiqValidacao3dsResponse', { pedidoId: 'p1' });
    await app.settle();
    expect(app.cartao()).toMatchObject({ phase: 'challenge', conferindo: false });
    expect(app.ports.navigation.path).toBe('/home');
  });

  it('makes the server ask when its time is over', async () => {
    const app = openCartao();
    await app.open();
    app.willBe(desafio);
    await app.pay();
    app.emit('DesafioVencido', { pedidoId: 'p2' });
    await app.settle();
    expect(app.calls('POST', '/Pedidos/p1/Concluir')).toHaveLength(0);
    app.emit('DesafioVencido', { pedidoId: 'p1' });
    await app.settle();
    expect(app.calls('POST', '/Pedidos/p1/Concluir').length).toBeGreaterThan(0);
  });

  it('is looked at by itself, for a page that says nothing [TD9]', async () => {
    const app = openCartao();
    await app.open();
    app.willBe(desafio);
    await app.pay();
    app.hold(umPagamentoCartao());
    app.become('emitido');
    await app.pass(4_100);
    expect(app.ports.navigation.path).toBe(TICKET);
  });

  it('is taken up again after a refresh or in a second tab, without another charge [TD2]', async () => {
    const app = openCartao();
    app.hold(desafio);
    await app.open();
    expect(app.cartao()).toMatchObject({ phase: 'challenge', desafio: umDesafio() });
    expect(app.calls('POST', '/Pedidos/p1/Cartao')).toHaveLength(0);
  });

  it('that another tab opened meanwhile is shown instead of charging a second card [TD2]', async () => {
    const app = openCartao();
    await app.open();
    app.hold(desafio);
    await app.press();
    expect(app.cartao()).toMatchObject({ phase: 'challenge', asked: 0 });
  });

  it('is found again, or its end, by who comes back to a page that was killed [TD7]', async () => {
    const app = openCartao();
    app.hold(umPagamentoCartao());
    app.become('emitido');
    await app.open();
    expect(app.ports.navigation.path).toBe(TICKET);
    expect(app.calls('POST', '/Pedidos/p1/Cartao')).toHaveLength(0);
  });

  it('may be given up: the fields are there again', async () => {
    const app = openCartao();
    await app.open();
    app.willBe(desafio);
    await app.pay();
    app.emit('DesafioDesistido');
    await app.settle();
    expect(app.calls('DELETE', '/Pedidos/p1/Cartao')).toHaveLength(1);
    expect(app.cartao()).toMatchObject({ phase: 'form', aviso: 'Você cancelou este pagamento.' });
  });

  it('can’t be given up once the bank is being asked for the money', async () => {
    const app = openCartao({ 'DELETE /Pedidos/p1/Cartao': refused(409, 'Aguarde.') });
    await app.open();
    app.willBe(desafio);
    await app.pay();
    app.emit('DesafioDesistido');
    await app.settle();
    expect(app.cartao().phase).toBe('challenge');
  });

  it('ends by the clock of this device, as long from now as the server says', async () => {
    const app = openCartao();
    await app.open();
    app.willBe(desafio);
    await app.pay();
    expect(app.cartao().fimDesafio - app.ports.clock.monotonic()).toBe(umDesafio().restanteMs);
  });

  it('is read anew once the server has asked about this order, or ten seconds later, and not before', async () => {
    const app = openCartao({ 'POST /Pedidos/p1/Concluir': () => new Promise(() => undefined) });
    await app.open();
    app.willBe(desafio);
    await app.pay();
    const reads = () => app.calls('GET', '/Pedidos/p1/Cartao').length;
    const before = reads();
    app.emit('DesafioVencido', { pedidoId: 'p1' });
    await app.settle();
    app.emit('PedidoConferido', { pedidoId: 'p2', situacao: null });
    await app.settle();
    expect(reads()).toBe(before);
    app.emit('PedidoConferido', { pedidoId: 'p1', situacao: null });
    await app.settle();
    expect(reads()).toBe(before + 1);
    app.emit('DesafioVencido', { pedidoId: 'p1' });
    await app.pass(9_900);
    expect(reads()).toBe(before + 1);
    await app.pass(100);
    expect(reads()).toBe(before + 2);
  });
});

describe('a payment of the order that a wallet left under way', () => {
  it('is followed by the card’s part, without another charge', async () => {
    const app = openCartao();
    await app.open();
    app.hold(desafio);
    app.emit('CartaoPendenteEncontrado', { tipo: 'credito' });
    await app.settle();
    expect(app.cartao()).toMatchObject({ phase: 'challenge', desafio: umDesafio(), asked: 0 });
    expect(app.calls('POST', '/Pedidos/p1/Cartao')).toHaveLength(0);
  });

  it.each([
    ['there is none', null],
    ['it was refused', recusa],
  ])('is not waited for where %s: another card may be tried', async (_why, pagamento) => {
    const app = openCartao();
    await app.open();
    app.hold(pagamento);
    app.emit('CartaoPendenteEncontrado', { tipo: 'credito' });
    await app.settle();
    expect([app.cartao().phase, app.envio()]).toEqual(['form', 'parado']);
    await app.pay();
    expect(app.calls('POST', '/Pedidos/p1/Cartao')).toHaveLength(1);
  });
});

it('a card’s approval is followed by the news of its own order alone', async () => {
  const app = openCartao();
  await app.open();
  await app.pay();
  app.emit('PedidoConferido', { pedidoId: 'p2', situacao: 'emitido' });
  await app.settle();
  expect(app.ports.navigation.path).toBe('/home');
  app.emit('PedidoConferido', { pedidoId: 'p1', situacao: 'emitido' });
  await app.settle();
  expect(app.ports.navigation.path).toBe(TICKET);
});
