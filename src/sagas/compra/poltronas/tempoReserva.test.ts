import { offline, succeeded } from '../../../../tests/support/builders';
import { umaReserva, umaReservaPropria } from '../../../../tests/support/viagemBuilders';
import { parseCompra } from '../../../domain/compra/parseCompra';
import { compradorDaConta, dadosPara } from '../../../domain/compra/passageiros/passageiro';
import { bought, comprador, hold, openCompra, passageiros, UMA_VIAGEM } from '../../../../tests/support/openCompra';
import { left, gone, holding } from '../../../../tests/support/openHold';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the time of a hold', () => {
  it.each([
    ['a day behind', -86_400_000],
    ['a day ahead', 86_400_000],
  ])('is the server’s, counted by a steady clock, on a device whose time is %s [SH7]', async (_, ms) => {
    const now = () => new Date(Date.parse('2026-11-21T12:00:00-03:00') + ms);
    const app = await holding(
      { 'GET /Reservas/r1': succeeded(umaReservaPropria({ situacao: 'vencida' })) },
      { clock: { now } },
    );
    expect(app.shown()).toBe(600);
    await app.pass(599_000);
    expect(app.compra().reserva).not.toBeNull();
    await app.pass(1_000);
    expect(app.compra()).toMatchObject({ reserva: null, aviso: { tipo: 'vencida' } });
  });

  it('is counted from the question: a slow answer makes the end come early, never late [SH7]', async () => {
    let answer = (): void => undefined;
    const slow = () =>
      new Promise<ReturnType<typeof succeeded>>((resolve) => (answer = () => resolve(succeeded(umaReserva()))));
    const app = await holding({ 'POST /Reservas': slow });
    await app.pass(8_000);
    answer();
    await app.settle();
    expect(app.shown()).toBe(592);
  });

  it('is asked of the server when the page comes back into sight: a sleep does not stop it [SH8]', async () => {
    // The device slept for five minutes, and its monotonic clock stopped meanwhile.
    const app = await holding({ 'GET /Reservas/r1': left(300_000) });
    expect(app.shown()).toBe(600);
    app.emit('CompraRevista');
    await app.settle();
    expect(app.shown()).toBe(300);
  });

  it('that the server told to be shorter ends no later [SH8]', async () => {
    let answer = left(5_000);
    const app = await holding({ 'GET /Reservas/r1': () => answer });
    app.emit('CompraRevista');
    await app.settle();
    answer = succeeded(umaReservaPropria({ situacao: 'vencida', restanteMs: 0 }));
    await app.pass(5_000);
    expect(app.compra()).toMatchObject({ reserva: null, aviso: { tipo: 'vencida' } });
  });

  it('that ran out while the page was away is over at once when it is seen again [SH8]', async () => {
    const app = await holding({
      'GET /Reservas/r1': succeeded(umaReservaPropria({ situacao: 'vencida', restanteMs: 0 })),
    });
    app.emit('CompraRevista');
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: null, aviso: { tipo: 'vencida' } });
    expect(parseCompra(app.ports.navigation.path)?.etapa).toBe('poltronas');
  });

  it('goes on by its own count where the server does not answer, and ends at its end [SH8]', async () => {
    const app = await holding({ 'GET /Reservas/r1': offline() });
    app.emit('CompraRevista');
    await app.pass(60_000);
    expect(app.shown()).toBe(540);
    await app.pass(540_000);
    expect(app.compra().aviso).toMatchObject({ tipo: 'vencida' });
  });

  it('is longer where another tab got some more', async () => {
    const app = await holding({ 'GET /Reservas/r1': left(290_000) });
    await app.pass(600_000);
    expect(app.compra().reserva).not.toBeNull();
    expect(app.shown()).toBe(290);
  });

  it('that was made by a try whose answer got lost is asked for: the second answer is as old as the first', async () => {
    const answers = [offline(), succeeded(umaReserva())];
    const app = await holding({
      'POST /Reservas': () => answers.shift() ?? offline(),
      'GET /Reservas/r1': left(200_000),
    });
    expect(app.compra().reserva).toBeNull();
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.sent('POST', '/Reservas')).toHaveLength(2);
    expect(app.shown()).toBe(200);
  });

  it('does not matter once another tab has paid', async () => {
    const app = await holding({ 'GET /Reservas/r1': succeeded(umaReservaPropria({ situacao: 'confirmada' })) });
    app.emit('CompraRevista');
    await app.settle();
    expect(app.ports.navigation.path).toBe('/minhas-viagens');
    expect(app.compra().trechos).toEqual([]);
  });

  it('ends at the ticket where this tab’s own order was paid and its answer is still to come', async () => {
    const replies = { ...bought, 'GET /Reservas/r1': succeeded(umaReservaPropria({ situacao: 'confirmada' })) };
    const app = openCompra(UMA_VIAGEM, { replies });
    await hold(app);
    app.emit('PassageirosEnviados', { comprador, passageiros });
    await app.settle();
    app.emit('FormaPagamentoEscolhida', { forma: 'credito' });
    await app.settle();
    expect(app.compra().pedidoId).toBe('p1');
    app.emit('CompraRevista');
    await app.settle();
    expect(app.ports.navigation.path).toBe('/minhas-viagens?pedido=p1&etapa=bilhete');
  });
});

describe('five more minutes', () => {
  const EXTEND = 'POST /Reservas/r1/Prorrogacao';
  const longer = umaReserva({ restanteMs: 420_000, prorrogavel: false });

  it('are asked for once, and the end moves', async () => {
    const app = await holding({ [EXTEND]: succeeded(longer), 'GET /Reservas/r1': left(0) });
    await app.pass(480_000);
    app.emit('ProrrogacaoPedida');
    app.emit('ProrrogacaoPedida');
    await app.settle();
    expect(app.sent('POST', '/Reservas/r1/Prorrogacao')).toHaveLength(1);
    expect(app.compra()).toMatchObject({ reserva: { prorrogavel: false }, prorrogacao: 'parada' });
    expect(app.shown()).toBe(420);
  });

  it('do not hold up what the person is doing', async () => {
    const app = await holding({ [EXTEND]: () => new Promise(() => undefined) });
    app.emit('ProrrogacaoPedida');
    app.emit('PassageirosDigitados', { dados: dadosPara(1, compradorDaConta(null), null) });
    await app.settle();
    expect(app.compra().prorrogacao).toBe('pedindo');
    expect(app.compra().dados?.passageiros).toHaveLength(1);
    app.emit('CompraFechada');
    await app.settle();
    expect(app.compra().prorrogacao).toBe('parada');
  });

  it('may be asked for again where no answer came', async () => {
    let online = false;
    const app = await holding({ [EXTEND]: () => (online ? succeeded(longer) : offline()) });
    app.emit('ProrrogacaoPedida');
    await app.settle();
    expect(app.compra().prorrogacao).toBe('falhou');
    online = true;
    app.emit('ProrrogacaoPedida');
    await app.settle();
    expect(app.shown()).toBe(420);
  });

  it('that were given before leave the true time', async () => {
    const app = await holding({
      [EXTEND]: gone('PRORROGACAO_USADA'),
      'GET /Reservas/r1': succeeded(umaReservaPropria({ restanteMs: 100_000, prorrogavel: false })),
    });
    app.emit('ProrrogacaoPedida');
    await app.settle();
    expect(app.shown()).toBe(100);
    expect(app.compra().reserva?.prorrogavel).toBe(false);
  });

  it('that were given before are not offered again, though the true time cannot be read', async () => {
    const app = await holding({ [EXTEND]: gone('PRORROGACAO_USADA'), 'GET /Reservas/r1': offline() });
    app.emit('ProrrogacaoPedida');
    await app.settle();
    expect(app.compra().prorrogacao).toBe('parada');
  });

  it('come too late for a hold that is over', async () => {
    const app = await holding({ [EXTEND]: gone('RESERVA_EXPIRADA') });
    app.emit('ProrrogacaoPedida');
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: null, aviso: { tipo: 'vencida' } });
  });
});
