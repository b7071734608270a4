import { offline, succeeded } from '../../../tests/support/builders';
import type { PortOverrides } from '../../../tests/support/fakePorts';
import { startWorkflow } from '../../../tests/support/startWorkflow';
import { umaCompra } from '../../../tests/support/umaCompra';
import { umaReserva, umaReservaPropria, umPedido } from '../../../tests/support/viagemBuilders';
import { parseCompra } from '../../domain/compra/parseCompra';
import { selectCompra } from '../../store/compra/compra';
import { comprarViagem } from './comprarViagem';

async function open(overrides: PortOverrides) {
  const app = startWorkflow(comprarViagem, overrides);
  app.ports.navigation.path =
    '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2&poltronas=5&pedido=p1&etapa=pagamento';
  app.emit('CompraAberta');
  await app.settle();
  return { ...app, compra: () => selectCompra(app.state()) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an order that the address names', () => {
  it.each(['pago', 'emitindo', 'emitido', 'emitido_parcial'] as const)(
    'and that is %s by now, leads to its ticket and not to another payment',
    async (situacao) => {
      const app = await open({ replies: { 'GET /Pedidos/p1': succeeded(umPedido({ situacao })) } });
      expect(app.ports.navigation.replace).toHaveBeenLastCalledWith('/minhas-viagens?pedido=p1&etapa=bilhete');
      expect(app.compra().trechos).toEqual([]);
    },
  );

  it.each([
    ['waits for its money', succeeded(umPedido({ situacao: 'aguardando_pagamento' }))],
    ['nobody can ask about', offline()],
  ])('and that %s, can be paid', async (_, reply) => {
    const app = await open({ replies: { 'GET /Pedidos/p1': reply } });
    expect(app.ports.navigation.replace).not.toHaveBeenCalled();
    expect(app.compra()).toMatchObject({ pedidoId: 'p1', envio: 'parado' });
  });

  it('and that has a card at its bank shows the card’s part, and sends nothing', async () => {
    const waiting = succeeded(umPedido({ situacao: 'aguardando_pagamento' }));
    const app = await open({ replies: { 'GET /Pedidos/p1': waiting } });
    const sent = jest.mocked(app.ports.http.request).mock.calls.length;
    app.emit('CartaoPendenteEncontrado', { tipo: 'debito' });
    await app.settle();
    expect(app.compra().forma).toBe('debito');
    expect(jest.mocked(app.ports.http.request).mock.calls).toHaveLength(sent);
  });

  it('and of which no answer comes, opens after some seconds', async () => {
    const app = await open({ http: { request: () => new Promise(() => undefined) } });
    expect(app.compra().envio).toBe('retomando');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(app.compra().envio).toBe('parado');
  });
});

it('a hold whose passengers are missing is not ordered: it stays, and they are asked for', async () => {
  const trechos = [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltronas: [5] }];
  const app = startWorkflow(
    comprarViagem,
    { replies: { 'GET /Reservas/r1': succeeded(umaReservaPropria()) } },
    umaCompra({ trechos, reservados: trechos, reserva: umaReserva(), fimReserva: 600_000 }),
  );
  app.ports.navigation.path =
    '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2&poltronas=5&etapa=pagamento';
  app.emit('CompraAberta');
  app.emit('PagamentoPixEscolhido');
  await app.settle();
  expect(selectCompra(app.state())).toMatchObject({ reserva: { id: 'r1' }, aviso: null });
  expect(parseCompra(app.ports.navigation.path)?.etapa).toBe('passageiros');
});
