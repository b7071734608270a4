import { generateKeyPairSync } from 'node:crypto';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { expectInvariants } from '../../tests/support/expectInvariants';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import { umaViagem } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';
import type { PaymentMethod } from '../pagamento/paymentMethod';
import { createHttpPraxio } from '../adapters/praxio/httpPraxio';
import { SANDBOX_PRAXIO } from '../sandbox/praxio/credentials';
import { createLocalFetch } from '../platform/http/outgoing/localFetch';
import { createBank } from '../sandbox/pix/bank';
import { createEmbarqueCodes } from '../bilhetes/embarque/embarqueKey';
import { settlePedido } from '../posVenda/endBilhete';
import { exchangeStands, finishExchange } from '../posVenda/trocas/finishExchange';
import { createIssueBilhetes } from '../bilhetes/issueBilhetes';
import { createConcludePedido } from './concludePedido';
import { createPedidoEvents } from '../pedidos/pedidoEvents';
import { advance } from '../pedidos/pedidoRepository';
import { umComprador } from '../pedidos/testdata/comprador';

let server: Server;
let ana: ReturnType<typeof umComprador>;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umComprador(server);
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

const db = () => server.services.database.db;

describe('the price of an order', () => {
  it('is the one that was shown and stored, though the fare changes before it is paid [OC10]', async () => {
    const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, 9);
    const { id, totalCentavos } = await ana.order([1], viagemId);
    const { txid } = await ana.charge(id);
    for (const { tarifas } of server.services.catalogue.trechos(lugares.saoPaulo, lugares.rio)) {
      for (const tarifa of tarifas) tarifa.preco = { ...tarifa.preco, tarifaCentavos: 1, totalCentavos: 1_251 };
    }
    const dearer = await ana.order([2], viagemId);
    expect(dearer.totalCentavos).not.toBe(totalCentavos);

    const e2eid = await createBank(server.services.database).pay(txid);
    const pedido = await ana.conclude(id);
    expect(pedido).toMatchObject({ situacao: 'emitido', totalCentavos });
    const bilhete = await ana.get(`/api/Bilhetes/${pedido.itens[0]?.bilheteId}`);
    expect(bilhete.json<{ data: object }>().data).toMatchObject({ preco: { totalCentavos } });
    expect((await createBank(server.services.database).getPix(e2eid)).valor).toBe((totalCentavos / 100).toFixed(2));
  });
});

describe('an agency’s payment', () => {
  it('concludes by the same machine, with another method [OC11]', async () => {
    const { database } = server.services;
    const { inventory } = server.app;
    const { id } = await ana.order([11]);
    await db().updateTable('pedido').set({ canal: 2, situacao: 'aguardando_pagamento' }).where('id', '=', id).execute();
    let took = 0;
    const balcao: PaymentMethod = {
      collect: (pedidoId) =>
        database.transaction(async (tx) => void (took += (await advance(tx, pedidoId, 'pago')) ? 1 : 0)),
      returnAccepted: () => Promise.resolve(),
    };
    const conclude = createConcludePedido({
      database,
      methods: [balcao],
      estornos: {},
      inventory,
      praxio: createHttpPraxio(SANDBOX_PRAXIO, createLocalFetch(server.app)),
      issueBilhetes: createIssueBilhetes(
        createEmbarqueCodes(generateKeyPairSync('ed25519').privateKey),
        'http://localhost',
        finishExchange,
      ),
      exchangeStands,
      settleEnded: settlePedido,
      events: createPedidoEvents(database),
      onFailure: (error) => {
        throw error;
      },
    });
    expect(await conclude(id)).toBe('emitido');
    expect(await conclude(id)).toBe('emitido');
    expect(took).toBe(1);
    expect(await db().selectFrom('bilhete').selectAll().where('pedido_id', '=', id).execute()).toHaveLength(1);
    expect(await db().selectFrom('pix_recebido').select('e2eid').where('pedido_id', '=', id).execute()).toEqual([]);
  });
});
