import { failed, offline, overLimit, refused, succeeded } from '../../../tests/support/builders';
import { umaConfig, umCartaoDoPedido, umDesafio, umPagamentoCartao } from '../../../tests/support/cartaoBuilders';
import type { PortOverrides, Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { umaCompra } from '../../../tests/support/umaCompra';
import { umPedido } from '../../../tests/support/viagemBuilders';
import type { CartaoDoPedido, PagamentoCartao } from '../../domain/wire/pagamento/cartao';
import type { SituacaoPedido } from '../../domain/wire/compra/pedidos';
import type { HttpRequest, HttpResult } from '../../services/ports';
import { selectCartao } from '../../store/pagamento/cartao';
import { selectCompra } from '../../store/compra/compra';
import { concluirPedido } from '../compra/concluirPedido';
import { pagarCartao } from './pagarCartao';

const TICKET = '/minhas-viagens?pedido=p1&etapa=bilhete';
const dispositivo = { idioma: 'pt-BR', larguraTela: 1, alturaTela: 1, profundidadeCor: 24, fusoMinutos: 180 };
const token = { token: 'cofre_abcdefghijklmnop', bandeira: 'visa', final4: '1111', dispositivo };
const desafio = umPagamentoCartao({ situacao: 'desafio', mensagem: 'Confirme', desafio: umDesafio() });
const analise = umPagamentoCartao({ situacao: 'em_analise', mensagem: 'Estamos confirmando' });
const recusa = umPagamentoCartao({ situacao: 'recusado', mensagem: 'O banco recusou este cartão.' });

/** A server with one order and the state of its card payment. */
function openCartao(replies: Replies = {}, overrides: PortOverrides = {}) {
  let situacao: SituacaoPedido = 'aguardando_pagamento';
  let pagamento: PagamentoCartao | null = null;
  let total = 11_250;
  let next: PagamentoCartao = umPagamentoCartao();
  const keys = Array.from({ length: 20 }, (_, i) => `0000000${i % 10}-0000-4000-8000-0000000000${10 + i}`);
  const read = (): HttpResult<CartaoDoPedido> => succeeded(umCartaoDoPedido({ pagamento, totalCentavos: total }));
  const app = startWorkflow(
    [concluirPedido, pagarCartao],
    {
      replies: {
        'GET /Pedidos/p1': () => succeeded(umPedido({ situacao })),
        'POST /Pedidos/p1/Concluir': () => succeeded(umPedido({ situacao })),
        'GET /Pedidos/p1/Cartao': read,
        'POST /Pedidos/p1/Cartao': () => succeeded((pagamento = next)),
        'DELETE /Pedidos/p1/Cartao': () => {
          pagamento = umPagamentoCartao({ situacao: 'recusado', mensagem: 'Você cancelou este pagamento.' });
          return read();
        },
        ...replies,
      },
      random: { uuid: () => keys.shift() ?? 'fim' },
      ...overrides,
    },
    umaCompra({ forma: 'credito', pedidoId: 'p1' }),
  );
  const calls = (method: string, path: string): HttpRequest[] =>
    (app.ports.http.request as jest.Mock).mock.calls
      .map(([one]) => one as HttpRequest)
      .filter((one) => one.method === method && one.path === path);
  return {
    ...app,
    cartao: () => selectCartao(app.state()),
    envio: () => selectCompra(app.state()).envio,
    calls,
    become: (now: SituacaoPedido) => (situacao = now),
    /** Sets the state of the card payment reported by the server. */
    hold: (now: PagamentoCartao | null) => (pagamento = now),
    /** Sets the result of the next card. */
    willBe: (now: PagamentoCartao) => (next = now),
    cost: (centavos: number) => (total = centavos),
    open: async () => {
      app.emit('PagamentoCartaoAberto', { pedidoId: 'p1' });
      await app.settle();
    },
    press: async () => {
      app.emit('CartaoSolicitado', { pedidoId: 'p1' });
      await app.settle();
    },
    type: async () => {
      app.emit('CartaoTokenizado', token);
      await app.settle();
    },
    pay: async () => {
      app.emit('CartaoSolicitado', { pedidoId: 'p1' });
      await app.settle();
      app.emit('CartaoTokenizado', token);
      await app.settle();
    },
    pass: async (ms: number) => {
      jest.advanceTimersByTime(ms);
      await app.settle();
    },
  };
}

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
});

describe('an answer that does not come', () => {
  it('is asked for again under the same key: one attempt [TD4]', async () => {
    let answers: HttpResult<unknown>[] = [offline(), offline(), succeeded(umPagamentoCartao())];
    const app = openCartao({ 'POST /Pedidos/p1/Cartao': () => answers.shift() ?? offline() });
    await app.open();
    await app.pay();
    expect(app.cartao()).toMatchObject({
      phase: 'checking',
      aviso: expect.stringContaining('não é cobrado duas vezes'),
    });
    app.become('emitido');
    await app.pass(3_100);
    await app.pass(3_100);
    const keys = app.calls('POST', '/Pedidos/p1/Cartao').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(app.ports.navigation.path).toBe(TICKET);
    answers = [];
  });

  it('for too many attempts gives the form back with the time to wait: no card was sent [RL1]', async () => {
    const app = openCartao({ 'POST /Pedidos/p1/Cartao': overLimit(20) });
    await app.open();
    await app.pay();
    expect(app.cartao()).toMatchObject({
      phase: 'form',
      aviso: 'Muitas tentativas em pouco tempo. Tente de novo em 20 segundos.',
    });
    expect(app.envio()).toBe('parado');
    await app.pass(60_000);
    expect(app.calls('POST', '/Pedidos/p1/Cartao')).toHaveLength(1);
  });

  it('and is then refused for too many attempts is asked for again after that wait, still once [RL1]', async () => {
    const answers: HttpResult<unknown>[] = [offline(), overLimit(20), succeeded(umPagamentoCartao())];
    const app = openCartao({ 'POST /Pedidos/p1/Cartao': () => answers.shift() ?? offline() });
    await app.open();
    await app.pay();
    await app.pass(3_100);
    expect(app.cartao().phase).toBe('checking');
    await app.pass(19_000);
    expect(app.calls('POST', '/Pedidos/p1/Cartao')).toHaveLength(2);
    app.become('emitido');
    await app.pass(1_100);
    const keys = app.calls('POST', '/Pedidos/p1/Cartao').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('from the bank is waited for, and asked about', async () => {
    const app = openCartao();
    await app.open();
    app.willBe(analise);
    await app.pay();
    expect(app.cartao()).toMatchObject({ phase: 'checking', aviso: analise.mensagem });
    app.hold(recusa);
    await app.pass(2_100);
    expect(app.calls('POST', '/Pedidos/p1/Concluir')).toHaveLength(1);
    expect(app.cartao()).toMatchObject({ phase: 'form', aviso: recusa.mensagem });
  });

  it('to another tab’s payment is waited for together with it [TD2]', async () => {
    const app = openCartao({
      'POST /Pedidos/p1/Cartao': failed({
        kind: 'refused',
        status: 409,
        erros: [{ codigo: 'PAGAMENTO_EM_ANDAMENTO', mensagem: 'Aguarde.' }],
      }),
    });
    await app.open();
    await app.press();
    app.hold(analise);
    await app.type();
    expect(app.cartao().phase).toBe('checking');
  });
});

it('says that the money goes back where the seat was lost', async () => {
  const app = openCartao();
  await app.open();
  app.become('estornado');
  await app.pay();
  await app.pass(5_100);
  expect(app.cartao()).toMatchObject({ phase: 'over', aviso: expect.stringContaining('voltou para o seu cartão') });
});

it('forgets the card when the page closes, and begins anew', async () => {
  const app = openCartao();
  await app.open();
  await app.press();
  app.emit('PagamentoCartaoFechado');
  await app.settle();
  expect([app.cartao().phase, app.envio()]).toEqual(['closed', 'parado']);
  await app.open();
  expect(app.cartao()).toMatchObject({ phase: 'form', asked: 0 });
});
