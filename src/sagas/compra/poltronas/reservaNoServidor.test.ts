import { offline, refused, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { IDA_E_VOLTA } from '../../../../tests/support/openCompra';
import { umaReservaPropria } from '../../../../tests/support/viagemBuilders';
import { parseCompra } from '../../../domain/compra/parseCompra';
import { UMA_VIAGEM, held, left, openHold, holding } from '../../../../tests/support/openHold';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
    const app = openHold(refreshed, { replies: { ...held, 'GET /Reservas/r1': left(200_000) } });
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
    const app = openHold(UMA_VIAGEM, { replies: elsewhere });
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: { id: 'r9' }, trechos: [{ poltronas: [5] }], outras: [] });
    expect(app.shown()).toBe(240);
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.sent('POST', '/Reservas')).toHaveLength(0);
    expect(parseCompra(app.ports.navigation.path)?.etapa).toBe('passageiros');
  });

  it('by a link without its key ends at its own time, though nothing else happens here', async () => {
    const app = openHold(UMA_VIAGEM, { replies: elsewhere });
    await app.settle();
    await app.pass(239_000);
    expect(app.compra().reserva).toMatchObject({ id: 'r9' });
    app.ports.http.request = jest.fn(async () => offline()) as never;
    await app.pass(1_000);
    expect(app.compra()).toMatchObject({ reserva: null, aviso: { tipo: 'vencida' } });
  });

  it('by a link that names its seats is the one that lives', async () => {
    const app = openHold(`${UMA_VIAGEM}&poltronas=5`, { replies: elsewhere });
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: { id: 'r9' }, reservados: [{ poltronas: [5] }], outras: [] });
  });

  it.each([
    ['the same seats both ways is the one that lives', '5', { reserva: { id: 'r9' }, outras: [] }],
    ['other seats on the way back stands beside it', '7', { reserva: null, outras: [{ id: 'r9' }] }],
  ])('by a link that names %s', async (_, voltaPoltronas, expected) => {
    const volta = { viagemId: '200', localidadeOrigem: '2', localidadeDestino: '1', poltronas: [5] };
    const both = { ...other, trechos: [...other.trechos, volta] };
    const replies = { ...elsewhere, 'GET /Reservas': succeeded([both]), 'GET /Reservas/r9': succeeded(both) };
    const app = openHold(`${IDA_E_VOLTA}&poltronas=5&poltronasVolta=${voltaPoltronas}`, { replies });
    await app.settle();
    expect(app.compra()).toMatchObject(expected);
  });

  it('of another tab stands beside other seats chosen here, may be taken up, and what was held here goes back [SH5]', async () => {
    const app = openHold(`${UMA_VIAGEM}&poltronas=7`, { replies: elsewhere });
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
    const app = openHold(`${UMA_VIAGEM}&poltronas=7`, { replies });
    await app.settle();
    expect(app.compra().outras).toHaveLength(1);
    app.emit('ReservaLiberada', { id: 'r9' });
    await app.settle();
    expect(app.compra().outras).toEqual([]);
  });

  it('that ended meanwhile is said to be over', async () => {
    const app = openHold(`${UMA_VIAGEM}&poltronas=7`, {
      replies: { ...elsewhere, 'GET /Reservas/r9': refused(404, 'Não encontramos esta reserva.') },
    });
    await app.settle();
    app.emit('ReservaRetomada', { id: 'r9' });
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: null, aviso: { tipo: 'recusa' } });
  });

  it('goes back to the others when the trip is given up, though its key is not known here', async () => {
    const app = openHold(UMA_VIAGEM, { replies: { ...elsewhere, 'DELETE /Reservas/r9': succeeded(null) } });
    await app.settle();
    app.emit('LimparPartidaSelecionada');
    await app.settle();
    expect(app.sent('DELETE', '/Reservas/r9')).toHaveLength(1);
  });
});
