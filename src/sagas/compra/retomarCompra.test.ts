import { succeeded } from '../../../tests/support/builders';
import type { Replies } from '../../../tests/support/fakePorts';
import { umaReserva, umaReservaPropria } from '../../../tests/support/viagemBuilders';
import { dadosPara, compradorDaConta } from '../../domain/compra/passageiros/passageiro';
import { UMA_VIAGEM, comprador, passageiros, openCompra, held, bought, hold } from '../../../tests/support/openCompra';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('coming back and leaving', () => {
  const refreshed = `${UMA_VIAGEM}&poltronas=5&reserva=chave-abcd&etapa=passageiros`;

  it('takes the same hold up again after a refresh, by its key [NR2]', async () => {
    const app = openCompra(refreshed, { replies: held });
    await app.settle();

    expect(app.sent('POST', '/Reservas')[0]?.idempotencyKey).toBe('chave-abcd');
    expect(app.compra()).toMatchObject({ reserva: { id: 'r1' }, envio: 'parado' });
  });

  it('asks for the seats again where that hold has ended meanwhile', async () => {
    const over = umaReservaPropria({ situacao: 'vencida', restanteMs: 0 });
    const app = openCompra(refreshed, { replies: { ...held, 'GET /Reservas/r1': succeeded(over) } });
    await app.settle();

    expect(app.compra()).toMatchObject({ reserva: null, perdidas: [], aviso: null, trechos: [{ poltronas: [5] }] });
  });

  it('aborts what is under way when the screen closes, and gives the seats back when the trip is given up [§3.eventos.1]', async () => {
    let calls = 0;
    const replies: Replies = {
      ...held,
      'POST /Reservas': () => (++calls === 1 ? new Promise(() => undefined) : succeeded(umaReserva())),
    };
    const app = openCompra(UMA_VIAGEM, { replies });
    await hold(app);
    app.emit('CompraFechada');
    await app.settle();
    expect(app.compra().envio).toBe('parado');
    expect(app.sent('DELETE', '/Reservas/r1')).toHaveLength(0);

    // The aborted request may have arrived: its key finds the hold, which is then released.
    app.emit('LimparPartidaSelecionada');
    await app.settle();
    expect(app.sent('DELETE', '/Reservas/r1')).toHaveLength(1);
    expect(app.compra().trechos).toEqual([]);
  });

  it('never gives back the seats of an order', async () => {
    const app = openCompra(UMA_VIAGEM, { replies: bought });
    await hold(app);
    app.emit('PassageirosEnviados', { comprador, passageiros });
    app.emit('PagamentoPixEscolhido');
    await app.settle();
    app.emit('CompraFechada');
    app.emit('LimparPartidaSelecionada');
    await app.settle();

    expect(app.sent('DELETE', '/Reservas/r1')).toHaveLength(0);
  });

  it('forgets the people when somebody signs out', async () => {
    const app = openCompra(UMA_VIAGEM, { replies: held });
    app.emit('PassageirosDigitados', { dados: dadosPara(1, compradorDaConta(null), null) });
    app.emit('SessaoEncerrada', { motivo: 'pedida' });
    await app.settle();

    expect(app.compra().dados).toBeNull();
  });

  it('begins anew for another trip, whose seats before go back meanwhile', async () => {
    const app = openCompra(UMA_VIAGEM, {
      replies: { ...held, 'DELETE /Reservas/r1': () => new Promise(() => undefined) },
    });
    await hold(app);
    app.emit('CompraFechada');
    app.ports.navigation.path = UMA_VIAGEM.replace('viagem=100', 'viagem=300');
    app.emit('CompraAberta');
    app.emit('PoltronaAlternada', { numero: 7 });
    await app.settle();

    expect(app.compra()).toMatchObject({ trechos: [{ viagemId: '300', poltronas: [7] }], reserva: null });
    expect(app.sent('DELETE', '/Reservas/r1')).toHaveLength(1);
  });

  it('leads home from an address that names no trip', async () => {
    const app = openCompra('/comprar-viagem');
    await app.settle();
    expect(app.ports.navigation.replace).toHaveBeenCalledWith('/home');
  });
});
