import { failed, offline, succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { umaCompra } from '../../../tests/support/umaCompra';
import { umaReserva, umPedido } from '../../../tests/support/viagemBuilders';
import type { HttpRequest } from '../../services/ports';
import { selectBalcao } from '../../store/agencia/balcao';
import { selectCompra } from '../../store/compra/compra';
import { comprarViagem } from '../compra/comprarViagem';

const LINK = '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2&poltronas=5&etapa=pagamento';
const trechos = [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5] }];
const recebimento = { valorCentavos: 11_250, recebidoCentavos: 20_000, trocoCentavos: 8_750, recebidoEm: 'x' };
const dinheiro = { totalCentavos: 11_250, recebidoCentavos: 20_000 };
const DINHEIRO = 'POST /Agencia/Pedidos/p1/Dinheiro';

function open(replies: Replies) {
  let key = 0;
  const app = startWorkflow(
    comprarViagem,
    { random: { uuid: () => `chave-${(key += 1)}` }, replies: { 'POST /Pedidos': succeeded(umPedido()), ...replies } },
    umaCompra({
      trechos,
      reservados: trechos,
      reserva: umaReserva(),
      fimReserva: 600_000,
      prontos: { comprador: { nome: 'Rita Prado' }, passageiros: [] },
    }),
  );
  app.ports.navigation.path = LINK;
  app.emit('CompraAberta');
  const requests = () => (app.ports.http.request as jest.Mock).mock.calls.map(([request]) => request as HttpRequest);
  return { ...app, sent: () => requests().filter(({ path }) => path.endsWith('/Dinheiro')) };
}

const refusedWith = (codigo: string, mensagem = 'Não.') =>
  failed({ kind: 'refused', status: 409, erros: [{ codigo, mensagem }] });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('cash at the counter', () => {
  it('makes the order, pays it, and leads to the ticket with the change', async () => {
    const app = open({ [DINHEIRO]: succeeded(recebimento) });
    app.emit('DinheiroRecebido', dinheiro);
    await app.settle();
    expect(app.sent()).toEqual([expect.objectContaining({ body: dinheiro, idempotencyKey: 'chave-2' })]);
    expect(app.ports.navigation.path).toBe('/minhas-viagens?pedido=p1&etapa=bilhete');
    expect(selectBalcao(app.state()).venda).toEqual({ pedidoId: 'p1', recebidoCentavos: 20_000, trocoCentavos: 8_750 });
    expect(selectCompra(app.state()).trechos).toEqual([]);
    expect(app.stale).toEqual(expect.arrayContaining(['Pedidos', 'Bilhetes', 'Poltronas', 'Viagens']));
  });

  it('that was not answered is sent again under its key, and other money under another', async () => {
    let answer = offline();
    const app = open({ [DINHEIRO]: () => answer });
    app.emit('DinheiroRecebido', dinheiro);
    await app.settle();
    expect(selectCompra(app.state()).aviso?.tipo).toBe('conexao');
    app.emit('DinheiroRecebido', { ...dinheiro, recebidoCentavos: 15_000 });
    await app.settle();
    app.emit('DinheiroRecebido', { ...dinheiro, recebidoCentavos: 15_000 });
    answer = succeeded(recebimento) as never;
    await app.settle();
    const [first, other, again] = app.sent().map(({ idempotencyKey }) => idempotencyKey);
    expect(other).not.toBe(first);
    expect(again).toBe(other);
  });

  it('that was taken in another tab leads to the ticket', async () => {
    const app = open({ [DINHEIRO]: refusedWith('PEDIDO_JA_PAGO') });
    app.emit('DinheiroRecebido', dinheiro);
    await app.settle();
    expect(app.ports.navigation.path).toBe('/minhas-viagens?pedido=p1&etapa=bilhete');
  });

  it('that the till refuses is said in its words, and the sale stays', async () => {
    const app = open({ [DINHEIRO]: refusedWith('CAIXA_NO_LIMITE', 'Faça uma sangria.') });
    app.emit('DinheiroRecebido', dinheiro);
    await app.settle();
    expect(selectCompra(app.state()).aviso).toEqual({ tipo: 'recusa', mensagem: 'Faça uma sangria.' });
    expect(selectCompra(app.state()).pedidoId).toBe('p1');
    // The till is read anew: it may be closed, paused or full.
    expect(app.stale).toContain('Balcao');
  });

  it('for a hold that is over begins with the seats again', async () => {
    const app = open({ [DINHEIRO]: refusedWith('RESERVA_EXPIRADA') });
    app.emit('DinheiroRecebido', dinheiro);
    await app.settle();
    expect(selectCompra(app.state()).aviso?.tipo).toBe('vencida');
  });

  it('at a price that moved is asked about first', async () => {
    const app = open({ [DINHEIRO]: refusedWith('PRECO_MUDOU', 'Agora custa mais.') });
    app.emit('DinheiroRecebido', dinheiro);
    await app.settle();
    expect(selectCompra(app.state()).aviso).toEqual({ tipo: 'preco', mensagem: 'Agora custa mais.' });
    expect(app.events.map(({ type }) => type)).toContain('RecalcularValorTotal');
  });
});

describe('a charge outside the shop', () => {
  it.each(['debito', 'credito', 'link'] as const)(
    'by %s makes the order and leads to where it is charged',
    async (meio) => {
      const app = open({});
      app.emit('CobrancaExternaEscolhida', { meio });
      await app.settle();
      expect(app.ports.navigation.path).toBe(`/pagamento-externo?pedido=p1&meio=${meio}`);
    },
  );

  it('of an order that is refused stays where it is', async () => {
    const app = open({ 'POST /Pedidos': refusedWith('CAIXA_FECHADO', 'Abra o caixa.') });
    app.emit('CobrancaExternaEscolhida', { meio: 'link' });
    await app.settle();
    expect(app.ports.navigation.path).toBe(LINK);
    expect(selectCompra(app.state()).aviso?.mensagem).toBe('Abra o caixa.');
  });
});
