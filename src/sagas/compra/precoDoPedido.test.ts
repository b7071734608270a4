import { trechosDaBusca } from '../../../tests/support/trechosDaBusca';
import { AGORA, failed, offline, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { umaCompra } from '../../../tests/support/umaCompra';
import { umaCotacao, umaReserva, umPedido } from '../../../tests/support/viagemBuilders';
import { parseCompra } from '../../domain/compra/parseCompra';
import { toCompraLink } from '../../domain/compra/linkDaCompra';
import type { HttpRequest } from '../../services/ports';
import { selectCompra } from '../../store/compra/compra';
import { cotacaoSlice, type CotacaoState, selectCotacao } from '../../store/compra/cotacao';
import { comprarViagem } from './comprarViagem';

const busca = { idaVolta: false, localidadeOrigem: '1', localidadeDestino: '2', dataPartida: '', dataVolta: null };
const trechos = trechosDaBusca(busca, '100', null).map((trecho) => ({ ...trecho, poltronas: [5] }));
const prontos = {
  comprador: { nome: 'Ana Souza', cpf: '52998224725', email: 'ana@itape.test', celular: '+5511987654321' },
  passageiros: [],
};

/** The payment step of a purchase with completed passengers. */
async function atPayment(replies: Replies, cotacao: Partial<CotacaoState> = {}) {
  const reserva = umaReserva();
  const compra = umaCompra({ trechos, reserva, reservados: trechos, fimReserva: 600_000, prontos });
  const app = startWorkflow(
    comprarViagem,
    { replies: { 'GET /Reservas/r1': succeeded({ ...reserva, situacao: 'ativa' }), ...replies } },
    { ...compra, cotacao: { ...cotacaoSlice.getInitialState(), ...cotacao } },
  );
  app.ports.navigation.path = toCompraLink({ trechos, chave: 'chave', etapa: 'pagamento', pedido: null });
  app.emit('CompraAberta');
  await app.settle();
  const requests = () => (app.ports.http.request as jest.Mock).mock.calls.map(([request]) => request as HttpRequest);
  return {
    ...app,
    compra: () => selectCompra(app.state()),
    sent: (path: string) => requests().filter((one) => one.method === 'POST' && one.path === path),
  };
}
const refusedAs = (codigo: string, mensagem: string) =>
  failed({ kind: 'refused', status: 409, erros: [{ codigo, mensagem }] });

beforeEach(() => jest.useFakeTimers({ now: AGORA }));
afterEach(() => jest.useRealTimers());

describe('an order and its price', () => {
  it('is asked for with the person’s credit, at the rest that was shown: no sum of credit is sent', async () => {
    const cotacao = umaCotacao({ creditoUsadoCentavos: 2_000, totalCentavos: 9_250 });
    const app = await atPayment(
      { 'POST /Pedidos': succeeded(umPedido()) },
      { usarCredito: true, reservaId: 'r1', cotacao },
    );
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    expect(app.sent('/Pedidos')[0]?.body).toEqual({
      reservaId: 'r1',
      ...prontos,
      usarCredito: true,
      totalEsperadoCentavos: 9_250,
    });
  });

  it('is asked for with coupon, insurance and the total that was shown', async () => {
    const app = await atPayment(
      { 'POST /Pedidos': succeeded(umPedido()) },
      { cupom: 'VERAO25', seguro: true, reservaId: 'r1', cotacao: umaCotacao({ totalCentavos: 9_340 }) },
    );
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    expect(app.sent('/Pedidos')[0]?.body).toEqual({
      reservaId: 'r1',
      ...prontos,
      cupom: 'VERAO25',
      seguro: true,
      totalEsperadoCentavos: 9_340,
    });
  });

  it('is not made at another price: the person is told, and the price is asked for again', async () => {
    const mensagem = 'O preço mudou de R$ 112,50 para R$ 120,00. Confira o resumo antes de pagar.';
    const app = await atPayment({ 'POST /Pedidos': refusedAs('PRECO_MUDOU', mensagem) });
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    expect(app.compra()).toMatchObject({ aviso: { tipo: 'preco', mensagem }, pedidoId: null });
    expect(app.events.at(-1)).toEqual({ type: 'RecalcularValorTotal', payload: undefined });
    expect(parseCompra(app.ports.navigation.path)?.etapa).toBe('pagamento');
  });

  it.each(['CUPOM_ESGOTADO', 'BENEFICIO_ESGOTADO'])('leads back to the passengers for %s', async (codigo) => {
    const app = await atPayment({ 'POST /Pedidos': refusedAs(codigo, 'Acabou.') });
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    expect(app.compra().aviso).toEqual({ tipo: 'recusa', mensagem: 'Acabou.' });
    expect(parseCompra(app.ports.navigation.path)?.etapa).toBe('passageiros');
    expect(app.events.map(({ type }) => type)).toContain('RecalcularValorTotal');
  });
});

it('a purchase found again by its address is priced with the coupon and the insurance that stand there', async () => {
  const app = startWorkflow(comprarViagem, {});
  const link = { trechos, chave: null, etapa: 'poltronas' as const, pedido: null };
  app.ports.navigation.path = toCompraLink({ ...link, cupom: 'VERAO25', seguro: true });
  app.emit('CompraAberta');
  await app.settle();
  expect(selectCotacao(app.state())).toMatchObject({ cupom: 'VERAO25', seguro: true });
});

describe('an order that costs nothing', () => {
  const gratis = { reservaId: 'r1', cotacao: umaCotacao({ totalCentavos: 0 }) };
  const made = { 'POST /Pedidos': succeeded(umPedido({ totalCentavos: 0 })) };

  it('is concluded at once and leads to its ticket', async () => {
    const emitido = succeeded(umPedido({ totalCentavos: 0, situacao: 'emitido' }));
    const app = await atPayment({ ...made, 'POST /Pedidos/p1/Concluir': emitido }, gratis);
    app.emit('PedidoIsentoConfirmado');
    await app.settle();
    expect(app.sent('/Pedidos/p1/Concluir')).toHaveLength(1);
    expect(app.ports.navigation.path).toBe('/minhas-viagens?pedido=p1&etapa=bilhete');
    expect(app.compra().reserva).toBeNull();
  });

  it('may be concluded again where no answer came, and is ordered once', async () => {
    const app = await atPayment({ ...made, 'POST /Pedidos/p1/Concluir': offline() }, gratis);
    app.emit('PedidoIsentoConfirmado');
    await app.settle();
    expect(app.compra()).toMatchObject({ aviso: { tipo: 'conexao' }, envio: 'parado', pedidoId: 'p1' });
    app.emit('PedidoIsentoConfirmado');
    await app.settle();
    expect([app.sent('/Pedidos').length, app.sent('/Pedidos/p1/Concluir').length]).toEqual([1, 2]);
  });
});
