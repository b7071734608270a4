import type { EventoCobranca } from '../../../src/domain/wire/pagamento/cobrancaExterna';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { payTxid, umComprador } from '../../pedidos/testdata/comprador';
import { createExternalEvents, type ExternalEvents } from './externalEvents';
import { createPursueExternal } from './pursueExternal';
import { umaCobranca } from './testdata/umaCobranca';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let agencia: ReturnType<typeof umaCobranca>;
let nextPoltrona = 1;

beforeAll(async () => {
  server = await startServer();
  // Only what a test does may move an order.
  await server.services.scheduler.stop();
  ana = umComprador(server);
  agencia = umaCobranca(server);
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

const newPedido = async () => (await ana.order([nextPoltrona++])).id;
/** Waits for the next word of an order, as one watcher hears it. */
const nextEvent = (events: ExternalEvents, pedidoId: string): Promise<EventoCobranca> =>
  new Promise((resolve) => {
    const end = events.subscribe(pedidoId, (event) => {
      end();
      resolve(event);
    });
  });
const conclude = async (pedidoId: string) => (await ana.conclude(pedidoId)).situacao;

describe('whoever watches the charge of an order', () => {
  it('hears of its payment without any request: the look settles it and concludes the order', async () => {
    const { database } = server.services;
    const pursueExternal = createPursueExternal({ database, port: agencia.port });
    const events = createExternalEvents({ database, pursueExternal, concludePedido: conclude });
    const id = await newPedido();
    expect(await events.read(id)).toMatchObject({ pedidoId: id, cobrancaId: null, cobranca: null });
    const { url } = await agencia.charge(id);
    expect(await nextEvent(events, id)).toMatchObject({ situacao: 'aguardando_pagamento', cobranca: 'aberta' });
    await agencia.payLink(url ?? '');
    expect(await nextEvent(events, id)).toMatchObject({ pedidoId: id, situacao: 'emitido', cobranca: 'paga' });
  });

  it('has an open charge looked at, and its order concluded only where that changed something', async () => {
    const pursueExternal = jest.fn(async () => false);
    const concludePedido = jest.fn(async () => null);
    const events = createExternalEvents({ database: server.services.database, pursueExternal, concludePedido });
    const id = await newPedido();
    const { id: cobrancaId } = await agencia.charge(id);
    expect(await nextEvent(events, id)).toMatchObject({ cobrancaId, cobranca: 'aberta' });
    expect(pursueExternal).toHaveBeenCalledWith(cobrancaId);
    expect(concludePedido).not.toHaveBeenCalled();
    pursueExternal.mockResolvedValue(true);
    await nextEvent(events, id);
    expect(concludePedido).toHaveBeenCalledWith(id);
    pursueExternal.mockClear();
    await agencia.cancel(id);
    expect(await nextEvent(events, id)).toMatchObject({ cobrancaId, cobranca: 'cancelada' });
    expect(pursueExternal).not.toHaveBeenCalled();
  });

  it('sees money that came after another payment as given back', async () => {
    const { database } = server.services;
    const pursueExternal = createPursueExternal({ database, port: agencia.port });
    const id = await newPedido();
    const { url } = await agencia.charge(id);
    await payTxid(server, (await ana.charge(id)).txid);
    await agencia.payLink(url ?? '');
    await ana.conclude(id);
    await ana.conclude(id);
    const events = createExternalEvents({ database, pursueExternal, concludePedido: conclude });
    expect(await events.read(id)).toMatchObject({ situacao: 'emitido', cobranca: 'devolvida' });
  });

  it('keeps the looks going until the last one leaves, whoever leaves before', () => {
    const pursueExternal = jest.fn(async () => false);
    const { database } = server.services;
    const events = createExternalEvents({ database, pursueExternal, concludePedido: conclude });
    jest.useFakeTimers();
    try {
      const leave = ['first', 'last'].map((id) => events.subscribe(id, () => undefined));
      const looks = leave.map((end) => (end(), jest.getTimerCount()));
      expect(looks).toEqual([1, 0]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('of an order that is not there hears nothing', async () => {
    const { database } = server.services;
    const pursueExternal = createPursueExternal({ database, port: agencia.port });
    const events = createExternalEvents({ database, pursueExternal, concludePedido: conclude });
    expect(await events.read('00000000-0000-7000-8000-000000000000')).toBeNull();
  });
});
