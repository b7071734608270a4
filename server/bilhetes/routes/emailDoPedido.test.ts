import { sql } from 'kysely';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import { START_MS } from '../../../tests/support/startMs';
import { signedInAs, startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { eventually, payTxid, umComprador } from '../../pedidos/testdata/comprador';
import { Refused, sendQueued } from '../../platform/outbox/outbox';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let seat = 0;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umComprador(server);
}, START_MS);
afterAll(() => server.close());
beforeEach(() => server.services.database.db.deleteFrom('caixa_saida').execute());

const NOVO = 'ana.souza@itape.test';

async function issued(): Promise<string> {
  const { id } = await ana.order([(seat += 1)]);
  const { txid } = await ana.charge(id);
  await payTxid(server, txid);
  await eventually(
    () => ana.read(id),
    ({ situacao }) => situacao === 'emitido',
  );
  return id;
}
/** Delivers what waits; a mail server knows these addresses. */
const deliver = (...known: string[]) =>
  sendQueued(server.services.database, {
    send: async (_, { para }) => {
      if (!known.includes(para)) throw new Refused('550');
    },
  });
const correct = (id: string, email: string, who = 'ana') =>
  server.app.inject({
    method: 'PUT',
    url: `/api/Pedidos/${id}/Email`,
    headers: signedInAs(who),
    payload: { email },
  });
const codeOf = (reply: Awaited<ReturnType<typeof correct>>) =>
  reply.json<{ erros: { codigo: string }[] }>().erros[0]?.codigo;
const toldTo = async (): Promise<string[]> =>
  (
    await sql<{
      para: string;
    }>`select corpo->>'para' as para from caixa_saida where topico = 'email' order by criado_em`.execute(
      server.services.database.db,
    )
  ).rows.map(({ para }) => para);

describe('an order whose e-mail was refused', () => {
  it('says so to its owner, and is sent to the address that is given instead', async () => {
    const id = await issued();
    expect((await ana.read(id)).emailRecusado).toBeUndefined();
    await deliver();
    expect((await ana.read(id)).emailRecusado).toMatch(/^a.*@itape\.test$/);

    const reply = await correct(id, ` ${NOVO.toUpperCase()}`.trim());
    expect([reply.statusCode, reply.json<{ data: Pedido }>().data.emailRecusado]).toEqual([200, undefined]);
    expect(await toldTo()).toEqual(['ana@itape.test', NOVO]);
    // A double click finds the same address, and sends nothing more.
    expect((await correct(id, NOVO)).statusCode).toBe(200);
    expect(await toldTo()).toHaveLength(2);
  });

  it('takes no address that would be refused again, and none once the present one works', async () => {
    const id = await issued();
    await deliver();
    expect(codeOf(await correct(id, 'ana@itape.test'))).toBe('EMAIL_RECUSADO');
    await correct(id, NOVO);
    await deliver(NOVO);
    expect(codeOf(await correct(id, 'outra@itape.test'))).toBe('EMAIL_NAO_RECUSADO');
    expect((await ana.read(id)).emailRecusado).toBeUndefined();
  });

  it('is nobody else’s to correct', async () => {
    const id = await issued();
    await deliver();
    expect((await correct(id, NOVO, 'bia')).statusCode).toBe(404);
    expect(await toldTo()).toEqual(['ana@itape.test']);
  });
});
