import { failed, offline, refused, succeeded } from '../../../tests/support/builders';
import { umaConfig, umCartaoDoPedido, umPagamentoCartao } from '../../../tests/support/cartaoBuilders';
import { SEM_CONEXAO } from '../../domain/base/falhas';
import type { HttpResult } from '../../services/ports';
import { TICKET, dispositivo, token, analise, recusa, openCartao } from '../../../tests/support/openCartao';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the card’s form', () => {
  it('opens with the server’s instalments, under a nonce of its own', async () => {
    const app = openCartao();
    await app.open();
    expect(app.cartao()).toMatchObject({
      phase: 'form',
      campos: umaConfig().cartao,
      totalCentavos: 11_250,
      nonce: expect.stringMatching(/^[a-p]+$/),
      aviso: null,
    });
    expect(app.cartao().opcoes).toEqual(umCartaoDoPedido().opcoes);
  });

  it('is asked for a token, which is paid with in the instalments chosen', async () => {
    const app = openCartao();
    await app.open();
    app.emit('ParcelasEscolhidas', { parcelas: 3 });
    await app.press();
    expect(app.cartao()).toMatchObject({ phase: 'tokenizing', asked: 1 });
    expect(app.envio()).toBe('pagando');
    app.become('emitido');
    await app.type();
    expect(app.calls('POST', '/Pedidos/p1/Cartao')).toEqual([
      expect.objectContaining({
        body: { token: token.token, tipo: 'credito', parcelas: 3, dispositivo },
        idempotencyKey: expect.any(String),
      }),
    ]);
    expect(app.ports.navigation.path).toBe(TICKET);
  });

  it('of a debit card is paid with at once, whatever instalments were chosen', async () => {
    const app = openCartao({}, {}, 'debito');
    await app.open();
    app.emit('ParcelasEscolhidas', { parcelas: 3 });
    app.willBe(recusa);
    await app.pay();
    expect(app.calls('POST', '/Pedidos/p1/Cartao')).toMatchObject([{ body: { tipo: 'debito', parcelas: 1 } }]);
    expect(app.events).toContainEqual({ type: 'CartaoEnviado', payload: { pedidoId: 'p1' } });
  });

  it.each([
    ['CartaoIncompleto', undefined, null],
    ['CartaoFalhou', { mensagem: 'A adquirente não respondeu.' }, 'A adquirente não respondeu.'],
  ] as const)('that answers %s stays on screen and sends nothing', async (event, payload, aviso) => {
    const app = openCartao();
    await app.open();
    await app.press();
    app.emit(event, payload as never);
    await app.settle();
    expect(app.cartao()).toMatchObject({ phase: 'form', aviso });
    expect(app.envio()).toBe('parado');
    expect(app.calls('POST', '/Pedidos/p1/Cartao')).toHaveLength(0);
  });

  it('that says nothing is not waited for longer than twenty seconds', async () => {
    const app = openCartao();
    await app.open();
    await app.press();
    await app.pass(20_100);
    expect(app.cartao()).toMatchObject({ phase: 'form', aviso: expect.stringContaining('não respondeu') });
  });

  it('pays once however often the button is pressed', async () => {
    const app = openCartao();
    await app.open();
    app.willBe(analise);
    await app.press();
    await app.press();
    await app.type();
    await app.type();
    await app.press();
    expect(app.calls('POST', '/Pedidos/p1/Cartao')).toHaveLength(1);
  });

  it('shows the new total instead of charging it unseen', async () => {
    const app = openCartao();
    await app.open();
    app.cost(9_000);
    await app.press();
    expect(app.cartao()).toMatchObject({ phase: 'form', totalCentavos: 9_000, asked: 0 });
    expect(app.cartao().aviso).toContain('total do pedido mudou');
  });

  it('says why there is no card to be taken, and why nothing could be asked', async () => {
    const none = openCartao({}, { config: { read: async () => umaConfig({ cartao: null }) } });
    await none.open();
    expect(none.cartao()).toMatchObject({ phase: 'over', aviso: expect.stringContaining('Pague com Pix') });

    let online = false;
    const app = openCartao({ 'GET /Pedidos/p1/Cartao': () => (online ? succeeded(umCartaoDoPedido()) : offline()) });
    await app.open();
    expect(app.cartao().phase).toBe('failed');
    online = true;
    app.emit('NovoCartaoPedido');
    await app.settle();
    expect(app.cartao().phase).toBe('form');
  });
});

it('opens its form again after a card that was declined, which is told no more', async () => {
  const app = openCartao();
  app.hold(recusa);
  await app.open();
  expect(app.cartao()).toMatchObject({ phase: 'form', aviso: null });
  await app.pass(10_000);
  expect(app.calls('POST', '/Pedidos/p1/Concluir')).toHaveLength(0);
});

it('offers another try, without a word against the card, where the product’s own settings did not come', async () => {
  const app = openCartao({}, { config: { read: () => Promise.reject(new Error('away')) } });
  await app.open();
  expect(app.cartao()).toMatchObject({ phase: 'failed', aviso: SEM_CONEXAO });
});

describe('a refusal', () => {
  it('keeps everything and takes another card', async () => {
    const app = openCartao();
    await app.open();
    app.emit('ParcelasEscolhidas', { parcelas: 2 });
    app.willBe(recusa);
    await app.pay();
    expect(app.cartao()).toMatchObject({ phase: 'form', parcelas: 2, aviso: recusa.mensagem });
    expect(app.envio()).toBe('parado');
    app.willBe(umPagamentoCartao());
    app.become('emitido');
    await app.pay();
    expect(app.ports.navigation.path).toBe(TICKET);
    const keys = app.calls('POST', '/Pedidos/p1/Cartao').map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('by the server is told in its words; one that ends the order leaves no form', async () => {
    let answer: HttpResult<unknown> = refused(409, 'Já foram tentados muitos cartões.');
    const app = openCartao({ 'POST /Pedidos/p1/Cartao': () => answer });
    await app.open();
    await app.pay();
    expect(app.cartao()).toMatchObject({ phase: 'form', aviso: 'Já foram tentados muitos cartões.' });
    answer = failed({
      kind: 'refused',
      status: 409,
      erros: [{ codigo: 'PEDIDO_JA_PAGO', mensagem: 'Este pedido já foi pago.' }],
    });
    await app.pay();
    expect(app.cartao()).toMatchObject({ phase: 'over', aviso: 'Este pedido já foi pago.' });
  });
});

it('forgets the card when the page closes, and begins anew', async () => {
  const app = openCartao();
  await app.open();
  await app.press();
  app.emit('PagamentoCartaoFechado');
  await app.settle();
  expect(app.cartao().phase).toBe('closed');
  expect(app.envio()).toBe('parado');
  await app.open();
  expect(app.cartao()).toMatchObject({ phase: 'form', asked: 0 });
});
