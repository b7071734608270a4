import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { createSteps } from '../../platform/jobs/steps';
import { noticesSettled, umComprador } from '../../pedidos/testdata/comprador';
import { PixUnavailable, type PixPort } from '../pix/pixPort';
import { concludeNoticed } from '../pix/receiveNotice';
import { createBank } from '../../sandbox/pix/bank';

let server: Server;
let ana: ReturnType<typeof umComprador>;

beforeAll(async () => {
  server = await startServer();
  // No job runs: only the test moves an order.
  await server.services.scheduler.stop();
  ana = umComprador(server);
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

const db = () => server.services.database.db;
const notify = (...txids: string[]) =>
  server.app.inject({
    method: 'POST',
    url: '/api/Webhooks/Pix/pix',
    payload: { pix: txids.map((txid) => ({ txid })) },
  });
const kept = () => db().selectFrom('aviso_pagamento').selectAll().execute();

describe('a notice of a payment', () => {
  it('is answered before the provider is asked, and its order is concluded after', async () => {
    const { id } = await ana.order([1]);
    const { txid } = await ana.charge(id);
    await createBank(server.services.database).pay(txid);
    const { database } = server.services;
    const transaction = database.transaction.bind(database);
    // The lock keeps every change of an order waiting until the answer was given.
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    database.transaction = async (work) => {
      await gate;
      return transaction(work);
    };
    try {
      expect((await notify(txid)).statusCode).toBe(200);
      expect(await kept()).toMatchObject([{ assunto: txid }]);
    } finally {
      database.transaction = transaction;
      open();
    }
    await noticesSettled(server);
    expect((await ana.read(id)).situacao).toBe('emitido');
  });

  it('is kept while the provider does not answer, and a later turn concludes its order', async () => {
    const { id } = await ana.order([2]);
    const { txid } = await ana.charge(id);
    await createBank(server.services.database).pay(txid);
    await db().insertInto('aviso_pagamento').values({ etapa: 'aviso_pix', assunto: txid, pedido_id: id }).execute();
    const { database } = server.services;
    const no = () => Promise.reject(new PixUnavailable('down'));
    const down: PixPort = { createCobranca: no, findCobranca: no, removeCobranca: no, refund: no, registerWebhook: no };
    const steps = createSteps(database);
    await concludeNoticed({ database, pix: down, concludePedido: () => Promise.resolve(null), steps });
    expect(await kept()).toMatchObject([{ assunto: txid }]);
    await db().deleteFrom('falha').execute();
    await notify(txid);
    await noticesSettled(server);
    expect((await ana.read(id)).situacao).toBe('emitido');
  });

  it('of charges that are not ours leaves nothing behind', async () => {
    expect((await notify('desconhecido', 'outro')).statusCode).toBe(200);
    expect(await kept()).toEqual([]);
  });
});
