import { sql } from 'kysely';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { opened, seededOperador } from '../../agencia/testdata/agencia';
import type { Server } from '../../createServer';
import { umaCobranca } from '../externo/testdata/umaCobranca';
import { umComprador } from '../../pedidos/testdata/comprador';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let agencia: ReturnType<typeof umaCobranca>;
let nextPoltrona = 1;
const newPedido = async () => (await ana.order([nextPoltrona++])).id;
const db = () => server.services.database.db;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umComprador(server);
  agencia = umaCobranca(server);
  await opened(server.services.database, await seededOperador(db(), 'agencia'));
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

describe('a charge at the terminal', () => {
  it('is approved there, by debit at once', async () => {
    const id = await newPedido();
    const cobranca = await agencia.charge(id, { meio: 'terminal', tipo: 'debito', parcelas: 1 });
    expect(cobranca).toMatchObject({ meio: 'terminal', url: null, tipo: 'debito' });
    await agencia.naMaquininha((await agencia.row(id)).chave, 'aprovar');
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    expect((await agencia.read(id)).cobrancas[0]).toMatchObject({
      situacao: 'paga',
      cartao: { tipo: 'debito', final4: '4444' },
    });
  });

  it('is refused there, and may be asked for again', async () => {
    const id = await newPedido();
    await agencia.charge(id, { meio: 'terminal', tipo: 'credito', parcelas: 2 });
    await agencia.naMaquininha((await agencia.row(id)).chave, 'recusar');
    await ana.conclude(id);
    expect((await agencia.read(id)).cobrancas[0]).toMatchObject({ situacao: 'recusada' });
    expect((await agencia.post(id)).statusCode).toBe(201);
  });

  it('that answers nobody ends when its time is over', async () => {
    const id = await newPedido();
    await agencia.charge(id, { meio: 'terminal', tipo: 'credito', parcelas: 1 });
    await agencia.naMaquininha((await agencia.row(id)).chave, 'calar');
    await ana.conclude(id);
    expect((await agencia.row(id)).situacao).toBe('aberta');
    await db()
      .updateTable('cobranca_externa')
      .set({ expira_em: sql<Date>`now()` })
      .where('pedido_id', '=', id)
      .execute();
    await agencia.sweep(ana.conclude);
    expect((await agencia.row(id)).situacao).toBe('expirada');
  });

  it('refuses instalments that debit or the total do not take', async () => {
    const id = await newPedido();
    for (const cobranca of [
      { meio: 'terminal', tipo: 'debito', parcelas: 2 },
      { meio: 'terminal', tipo: 'credito', parcelas: 13 },
    ] as const) {
      expect((await agencia.post(id, cobranca)).statusCode).toBe(400);
    }
  });
});
