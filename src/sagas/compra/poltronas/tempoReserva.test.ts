import { failed, offline, refused, succeeded } from '../../../../tests/support/builders';
import type { PortOverrides, Replies } from '../../../../tests/support/fakePorts';
import { startWorkflow } from '../../../../tests/support/startWorkflow';
import { umaReserva, umaReservaPropria } from '../../../../tests/support/viagemBuilders';
import { parseCompra } from '../../../domain/compra/compra';
import { compradorDaConta, dadosPara } from '../../../domain/compra/passageiros/passageiro';
import type { HttpRequest } from '../../../services/ports';
import { selectCompra } from '../../../store/compra/compra';
import { comprarViagem } from '../comprarViagem';

const UMA_VIAGEM = '/comprar-viagem?viagem=100&localidadeOrigem=1&localidadeDestino=2';
const held: Replies = { 'POST /Reservas': succeeded(umaReserva()), 'DELETE /Reservas/r1': succeeded(null) };
const left = (restanteMs: number) => succeeded(umaReservaPropria({ restanteMs }));
const gone = (codigo: string) => failed({ kind: 'refused', status: 409, erros: [{ codigo, mensagem: codigo }] });

function open(link: string, overrides: PortOverrides = {}) {
  let keys = 0;
  const app = startWorkflow(comprarViagem, { random: { uuid: () => `chave-${++keys}` }, ...overrides });
  app.ports.navigation.path = link;
  app.emit('CompraAberta');
  const requests = () => (app.ports.http.request as jest.Mock).mock.calls.map(([one]) => one as HttpRequest);
  const compra = () => selectCompra(app.state());
  return {
    ...app,
    compra,
    sent: (method: string, path: string) => requests().filter((one) => one.method === method && one.path === path),
    /** Seconds shown by the timer. */
    shown: () => Math.ceil((compra().fimReserva - app.ports.clock.monotonic()) / 1000),
    pass: async (ms: number) => {
      jest.advanceTimersByTime(ms);
      await app.settle();
    },
  };
}

async function holding(replies: Replies = {}, overrides: PortOverrides = {}) {
  const app = open(UMA_VIAGEM, { replies: { ...held, ...replies }, ...overrides });
  app.emit('PoltronaAlternada', { numero: 5 });
  app.emit('PoltronasConfirmadas');
  await app.settle();
  return app;
}

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

  it('does not matter once another tab has paid', async () => {
    const app = await holding({ 'GET /Reservas/r1': succeeded(umaReservaPropria({ situacao: 'confirmada' })) });
    app.emit('CompraRevista');
    await app.settle();
    expect(app.ports.navigation.path).toBe('/minhas-viagens');
    expect(app.compra().trechos).toEqual([]);
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

  it('come too late for a hold that is over', async () => {
    const app = await holding({ [EXTEND]: gone('RESERVA_EXPIRADA') });
    app.emit('ProrrogacaoPedida');
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: null, aviso: { tipo: 'vencida' } });
  });
});

describe('the same hold found again', () => {
  const other = umaReservaPropria({ id: 'r9', restanteMs: 240_000 });
  const elsewhere: Replies = {
    ...held,
    'GET /Reservas': succeeded([other]),
    'GET /Reservas/r9': succeeded(other),
    'GET /Reservas/r9/Rascunho': succeeded(null),
  };

  it('after a refresh goes on counting where it was [SH6]', async () => {
    const refreshed = `${UMA_VIAGEM}&poltronas=5&reserva=chave-abcd&etapa=passageiros`;
    const app = open(refreshed, { replies: { ...held, 'GET /Reservas/r1': left(200_000) } });
    await app.settle();
    expect(app.sent('POST', '/Reservas').map(({ idempotencyKey }) => idempotencyKey)).toEqual(['chave-abcd']);
    expect(app.shown()).toBe(200);
  });

  it('on the way back within the page is asked about, and no other is made [SH6]', async () => {
    const app = await holding({ 'GET /Reservas/r1': left(500_000) });
    const link = app.ports.navigation.path;
    app.emit('CompraFechada');
    app.ports.navigation.path = link;
    app.emit('CompraAberta');
    await app.settle();
    expect(app.sent('POST', '/Reservas')).toHaveLength(1);
    expect(app.shown()).toBe(500);
  });

  it('by a link without its key is the one that lives, with its seats chosen and its time [SH6]', async () => {
    const app = open(UMA_VIAGEM, { replies: elsewhere });
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: { id: 'r9' }, trechos: [{ poltronas: [5] }], outras: [] });
    expect(app.shown()).toBe(240);
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.sent('POST', '/Reservas')).toHaveLength(0);
    expect(parseCompra(app.ports.navigation.path)?.etapa).toBe('passageiros');
  });

  it('by a link without its key ends at its own time, though nothing else happens here', async () => {
    const app = open(UMA_VIAGEM, { replies: elsewhere });
    await app.settle();
    await app.pass(239_000);
    expect(app.compra().reserva).toMatchObject({ id: 'r9' });
    app.ports.http.request = jest.fn(async () => offline()) as never;
    await app.pass(1_000);
    expect(app.compra()).toMatchObject({ reserva: null, aviso: { tipo: 'vencida' } });
  });

  it('of another tab stands beside other seats chosen here, may be taken up, and what was held here goes back [SH5]', async () => {
    const app = open(`${UMA_VIAGEM}&poltronas=7`, { replies: elsewhere });
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: { id: 'r1' }, outras: [{ id: 'r9' }] });

    app.emit('ReservaRetomada', { id: 'r9' });
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: { id: 'r9' }, reservados: [{ poltronas: [5] }], outras: [] });
    expect(app.sent('DELETE', '/Reservas/r1')).toHaveLength(1);
  });

  it('of another tab may be given back from here [SH5]', async () => {
    let holds = [other];
    const replies: Replies = {
      ...held,
      'GET /Reservas': () => succeeded(holds),
      'DELETE /Reservas/r9': () => {
        holds = [];
        return succeeded(null);
      },
    };
    const app = open(`${UMA_VIAGEM}&poltronas=7`, { replies });
    await app.settle();
    expect(app.compra().outras).toHaveLength(1);
    app.emit('ReservaLiberada', { id: 'r9' });
    await app.settle();
    expect(app.compra().outras).toEqual([]);
  });

  it('that ended meanwhile is said to be over', async () => {
    const app = open(`${UMA_VIAGEM}&poltronas=7`, {
      replies: { ...elsewhere, 'GET /Reservas/r9': refused(404, 'Não encontramos esta reserva.') },
    });
    await app.settle();
    app.emit('ReservaRetomada', { id: 'r9' });
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: null, aviso: { tipo: 'recusa' } });
  });

  it('goes back to the others when the trip is given up, though its key is not known here', async () => {
    const app = open(UMA_VIAGEM, { replies: { ...elsewhere, 'DELETE /Reservas/r9': succeeded(null) } });
    await app.settle();
    app.emit('LimparPartidaSelecionada');
    await app.settle();
    expect(app.sent('DELETE', '/Reservas/r9')).toHaveLength(1);
  });
});
