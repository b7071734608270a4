import { offline, overLimit, refused, succeeded } from '../../../tests/support/builders';
import { umCartaoDoPedido, umPagamentoCartao } from '../../../tests/support/cartaoBuilders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { umaCompra } from '../../../tests/support/umaCompra';
import type { CarteiraOferecida, MetodoCarteira } from '../../domain/wire/pagamento/carteira';
import type { HttpRequest } from '../../services/ports';
import type { CarteiraPort, RespostaCarteira } from '../../services/portsDevice';
import { selectCompra } from '../../store/compra/compra';
import { selectCarteira } from '../../store/pagamento/carteira';
import { createPagarCarteira } from './pagarCarteira';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const teste: CarteiraOferecida = { metodo: 'teste', nome: 'Carteira de teste', identificador: '/pagar', google: null };
const dispositivo = { idioma: 'pt-BR', larguraTela: 1, alturaTela: 1, profundidadeCor: 24, fusoMinutos: 180 };
const TOKEN = '{"cenario":"aprova"}';

/** The payment step with one wallet, whose sheet answers as it is told. */
async function open(replies: Replies = {}, metodos: MetodoCarteira[] = ['teste']) {
  const complete = jest.fn(async () => undefined);
  let answer: (answer: RespostaCarteira) => void = () => undefined;
  const close = jest.fn();
  const port = {
    available: jest.fn(async () => metodos),
    close,
    open: jest.fn((..._: Parameters<CarteiraPort['open']>): ReturnType<CarteiraPort['open']> => ({
      answer: new Promise((resolve) => (answer = resolve)),
      close,
    })),
  };
  const app = startWorkflow(
    createPagarCarteira(port),
    {
      replies: {
        'GET /Pedidos/p1/Cartao': succeeded(umCartaoDoPedido({ totalCentavos: 11_250 })),
        'POST /Pedidos/p1/Cartao': succeeded(umPagamentoCartao()),
        ...replies,
      },
    },
    umaCompra({ pedidoId: 'p1' }),
  );
  app.emit('CarteirasOferecidas', { carteiras: [teste] });
  await app.settle();
  const press = async () => {
    app.emit('CarteiraSolicitada', { pedidoId: 'p1', metodo: 'teste', dispositivo });
    await app.settle();
  };
  return {
    ...app,
    port,
    complete,
    press,
    end: async (end: RespostaCarteira) => {
      answer(end);
      await app.settle();
    },
    pay: async () => {
      await press();
      answer({ kind: 'paid', token: TOKEN, complete });
      await app.settle();
    },
    carteira: () => selectCarteira(app.state()),
    envio: () => selectCompra(app.state()).envio,
    posts: () =>
      (app.ports.http.request as jest.Mock).mock.calls
        .map(([one]) => one as HttpRequest)
        .filter(({ method }) => method === 'POST'),
    handed: () => app.events.filter(({ type }) => type === 'CartaoPendenteEncontrado').length,
  };
}

describe('wallets on offer', () => {
  it('are those that the browser can pay with', async () => {
    const { port, carteira } = await open();
    expect(port.available).toHaveBeenCalledWith([teste]);
    expect(carteira()).toMatchObject({ phase: 'ready', metodos: ['teste'] });
    expect((await open({}, [])).carteira()).toMatchObject({ phase: 'closed', metodos: [] });
  });

  it('are asked for again when the payment step opens again', async () => {
    const app = await open();
    app.emit('CarteirasFechadas');
    expect(app.carteira().phase).toBe('closed');
    app.emit('CarteirasOferecidas', { carteiras: [teste] });
    await app.settle();
    expect(app.carteira().phase).toBe('ready');
  });
});

describe('a press on a wallet', () => {
  it('opens it over the server’s total, sends what it hands over alone, and the card’s part follows', async () => {
    const { port, pay, posts, complete, handed, carteira, envio } = await open();
    await pay();
    expect(port.open).toHaveBeenCalledWith(teste, 11_250, 'Total');
    const body = { carteira: { metodo: 'teste', token: TOKEN }, tipo: 'credito', parcelas: 1, dispositivo };
    expect(posts()).toMatchObject([{ path: '/Pedidos/p1/Cartao', body, idempotencyKey: expect.any(String) }]);
    expect(complete.mock.calls).toEqual([['success']]);
    expect([handed(), carteira().phase, envio()]).toEqual([1, 'handed', 'parado']);
  });

  it('may be repeated after the wallet was closed, which is no error', async () => {
    const { port, press, end, carteira, envio, pay, posts } = await open();
    await press();
    expect([carteira().phase, envio()]).toEqual(['open', 'pagando']);
    await end({ kind: 'dismissed' });
    expect(carteira()).toMatchObject({ phase: 'ready', aviso: null });
    expect([envio(), posts()]).toEqual(['parado', []]);
    await pay();
    expect(port.open).toHaveBeenCalledTimes(2);
    expect(posts()).toHaveLength(1);
  });

  it('a second time opens no second wallet', async () => {
    const { port, press } = await open();
    await press();
    await press();
    expect(port.open).toHaveBeenCalledTimes(1);
  });

  it('that the browser takes for too old is asked for again', async () => {
    const { press, end, carteira } = await open();
    await press();
    await end({ kind: 'pressNeeded' });
    expect(carteira()).toMatchObject({ phase: 'pressNeeded', aviso: null });
  });

  it('on a wallet that fails says that nothing was charged', async () => {
    const { press, end, carteira } = await open();
    await press();
    await end({ kind: 'failed' });
    expect(carteira()).toMatchObject({ phase: 'ready', aviso: expect.stringContaining('Nada foi cobrado') });
  });

  it('without an answer of the server opens nothing', async () => {
    const { port, press, carteira } = await open({ 'GET /Pedidos/p1/Cartao': offline() });
    await press();
    expect(port.open).not.toHaveBeenCalled();
    expect(carteira()).toMatchObject({ phase: 'ready', aviso: expect.any(String) });
  });

  it('while another tab pays opens nothing, and follows that payment', async () => {
    const pagamento = umPagamentoCartao({ situacao: 'em_analise' });
    const { port, press, handed } = await open({
      'GET /Pedidos/p1/Cartao': succeeded(umCartaoDoPedido({ pagamento })),
    });
    await press();
    expect(port.open).not.toHaveBeenCalled();
    expect(handed()).toBe(1);
  });
});

describe('a charge', () => {
  it('that the bank declines is told to wallet and person, and another means is free', async () => {
    const mensagem = 'O banco recusou este cartão. Nada foi cobrado.';
    const { pay, complete, carteira, envio, handed } = await open({
      'POST /Pedidos/p1/Cartao': succeeded(umPagamentoCartao({ situacao: 'recusado', mensagem })),
    });
    await pay();
    expect(complete.mock.calls).toEqual([['fail']]);
    expect(carteira()).toMatchObject({ phase: 'ready', aviso: mensagem });
    expect([envio(), handed()]).toEqual(['parado', 0]);
  });

  it('that the bank asks about is followed by the card’s part, and offered again when another means is chosen', async () => {
    const { pay, complete, carteira, emit } = await open({
      'POST /Pedidos/p1/Cartao': succeeded(umPagamentoCartao({ situacao: 'desafio' })),
    });
    await pay();
    expect(complete.mock.calls).toEqual([['success']]);
    expect(carteira().phase).toBe('handed');
    emit('FormaPagamentoEscolhida', { forma: 'pix' });
    expect(carteira().phase).toBe('ready');
  });

  it('whose answer is lost is sent again under its key, and the wallet is not kept open for it', async () => {
    const answers = [offline(), offline(), succeeded(umPagamentoCartao())];
    const { pay, posts, complete, carteira, handed, settle } = await open({
      'POST /Pedidos/p1/Cartao': () => answers.shift() ?? offline(),
    });
    await pay();
    expect(carteira()).toMatchObject({ phase: 'waiting', aviso: expect.stringContaining('duas vezes') });
    expect(complete.mock.calls).toEqual([['unknown']]);
    for (let i = 0; i < 2; i += 1) {
      jest.advanceTimersByTime(3_000);
      await settle();
    }
    expect(posts()).toHaveLength(3);
    expect(new Set(posts().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(handed()).toBe(1);
  });

  it.each([
    ['over the limit of requests', overLimit(4)],
    ['of an expired hold', refused(409, 'O tempo da sua reserva acabou.')],
  ])('%s is refused once, and not repeated', async (_, reply) => {
    const { pay, posts, complete, carteira } = await open({ 'POST /Pedidos/p1/Cartao': reply });
    await pay();
    expect(complete.mock.calls).toEqual([['fail']]);
    expect(posts()).toHaveLength(1);
    expect(carteira().phase).toBe('ready');
  });

  it('ends with its session, which closes the wallet', async () => {
    const app = await open();
    await app.press();
    app.emit('SessaoEncerrada', { motivo: 'expirada' });
    await app.settle();
    expect(app.port.close).toHaveBeenCalled();
    expect([app.carteira().phase, app.envio()]).toEqual(['closed', 'parado']);
    await app.end({ kind: 'paid', token: TOKEN, complete: app.complete });
    expect(app.posts()).toEqual([]);
  });
});
