import { offline, refused, umaConta } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { dadosPara, passageiroVazio, compradorDaConta } from '../../domain/compra/passageiros/passageiro';
import type { NovoPedido } from '../../domain/wire/compra/pedidos';
import { baseApi } from '../../store/api/baseApi';
import { selectPedidoLido } from '../../store/api/pedidos';
import { rootReducer } from '../../store/rootReducer';
import { informarTomador } from './tomador/informarTomador';
import { UMA_VIAGEM, comprador, passageiros, openCompra, held, bought, hold } from '../../../tests/support/openCompra';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('making the order', () => {
  async function toPayment(replies: Replies) {
    const app = openCompra(UMA_VIAGEM, { replies });
    await hold(app);
    app.emit('PassageirosEnviados', { comprador, passageiros });
    await app.settle();
    return app;
  }

  it('orders the hold for these people and leads to the Pix page', async () => {
    const app = await toPayment(bought);
    expect(app.link()?.etapa).toBe('pagamento');
    app.emit('PagamentoPixEscolhido');
    await app.settle();

    expect(app.sent('POST', '/Pedidos')).toEqual([
      expect.objectContaining({
        body: { reservaId: 'r1', comprador, passageiros, totalEsperadoCentavos: 11_250 },
        idempotencyKey: 'chave-0002',
      }),
    ]);
    expect(app.ports.navigation.path).toBe('/pagamento-pix?pedido=p1');
    expect(app.ports.navigation.replace).toHaveBeenLastCalledWith(expect.stringContaining('pedido=p1'));
  });

  it('keeps the order that was answered for the page of its payment', async () => {
    rootReducer.inject(baseApi);
    const app = await toPayment(bought);
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    expect(selectPedidoLido(app.state(), 'p1')?.pedido).toMatchObject({ id: 'p1' });
  });

  it('finds the same order on the way back, and writes corrected passengers into it', async () => {
    const app = await toPayment(bought);
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    expect(app.sent('POST', '/Pedidos')).toHaveLength(1);

    app.emit('PassageirosEnviados', { comprador: { ...comprador, nome: 'Ana Lima' }, passageiros });
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    expect(app.sent('POST', '/Pedidos').map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'chave-0002',
      'chave-0003',
    ]);
  });

  it('invoices it to the company that was named, and anew to another one', async () => {
    const tomador = { cnpj: '11444777000161', razaoSocial: 'Empresa Ltda.' };
    const app = openCompra(UMA_VIAGEM, { replies: bought }, undefined, [informarTomador]);
    await hold(app);
    app.emit('PassageirosEnviados', { comprador, passageiros });
    for (const chosen of [tomador, tomador, null]) {
      app.emit('TomadorInformado', { tomador: chosen });
      app.emit('PagamentoPixEscolhido');
      await app.settle();
    }
    const sent = app.sent('POST', '/Pedidos').map(({ body }) => (body as NovoPedido).tomador);
    expect(sent).toEqual([tomador, undefined]);
  });

  it('keeps everything where the network fails, and tries again with the same key', async () => {
    const app = await toPayment({ ...held, 'POST /Pedidos': offline() });
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    expect(app.compra()).toMatchObject({ envio: 'parado', aviso: { tipo: 'conexao' }, prontos: { comprador } });

    app.emit('PagamentoPixEscolhido');
    await app.settle();
    const keys = app.sent('POST', '/Pedidos').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['chave-0002', 'chave-0002']);
  });

  it('shows the server’s own words where it refuses', async () => {
    const app = await toPayment({ ...held, 'POST /Pedidos': refused(400, 'Informe um número de RG válido') });
    app.emit('PagamentoPixEscolhido');
    await app.settle();

    expect(app.compra().aviso).toEqual({ tipo: 'recusa', mensagem: 'Informe um número de RG válido' });
  });
});

describe('the buyer as passenger', () => {
  it('copies what the account knows into the first passenger, and no document [§3.eventos.1]', async () => {
    const conta = umaConta();
    const app = openCompra(UMA_VIAGEM, {}, { conta: { phase: 'complete', conta, sub: 's' } });
    app.emit('PassageirosDigitados', { dados: dadosPara(1, compradorDaConta(conta), null) });
    app.emit('checkPassageiroComprador', { marcado: true });
    await app.settle();

    expect(app.compra()).toMatchObject({
      compradorPassageiro: 0,
      versaoDados: 1,
      dados: {
        passageiros: [
          { ...passageiroVazio(), nome: 'Ana Souza', dataNascimento: '10/05/1990', celular: '(11) 98765-4321' },
        ],
      },
    });
  });

  it('may be another passenger [§3.eventos.1]', async () => {
    const conta = umaConta();
    const app = openCompra(UMA_VIAGEM, {}, { conta: { phase: 'complete', conta, sub: 's' } });
    app.emit('PassageirosDigitados', { dados: dadosPara(2, compradorDaConta(conta), null) });
    app.emit('mudouPassageiroComprador', { indice: 1 });
    await app.settle();

    expect(app.compra().dados?.passageiros.map(({ nome }) => nome)).toEqual(['', 'Ana Souza']);
  });
});
