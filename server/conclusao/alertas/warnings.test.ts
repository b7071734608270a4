import { sql } from 'kysely';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { createSteps } from '../../platform/jobs/steps';
import { enqueueEmail, sendQueued } from '../../platform/outbox/outbox';
import { createBank } from '../../sandbox/pix/bank';
import { umComprador } from '../../pedidos/testdata/comprador';
import { countAlertas } from './alertaRepository';
import { watchInvariants } from './watchInvariants';

let server: Server;

beforeAll(async () => {
  server = await startServer();
  // Only what a test does may move an order.
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

const db = () => server.services.database.db;
const watch = () => watchInvariants(server.services.database);

describe('somebody is told', () => {
  it('of a refund that is owed for longer than half an hour, until it is paid', async () => {
    const ana = umComprador(server);
    const { id } = await ana.order([1]);
    const { txid } = await ana.charge(id);
    await createBank(server.services.database).pay(txid, { valorCentavos: 5 });
    await ana.conclude(id);
    const stand = (situacao: string, done: string) =>
      sql`update estorno set situacao = ${situacao}, concluido_em = ${sql.raw(done)},
        criado_em = now() - interval '31 minutes' where pedido_id = ${id}::uuid`.execute(db());
    await stand('pendente', 'null');
    expect(await watch()).toContainEqual(expect.objectContaining({ invariante: 'A1', pedidoId: id }));
    expect(await watch()).toEqual([]);
    expect(await countAlertas(db())).toBe(1);
    expect((await server.app.inject('/_sandbox/')).body).toContain(id);
    await stand('feito', 'now()');
    await watch();
    expect(await countAlertas(db())).toBe(0);
  });

  it('of a step that failed five times in a row, and no more once it succeeds', async () => {
    const steps = createSteps(server.services.database);
    const subject = { assunto: 'partidas', pedidoId: null };
    for (let turn = 1; turn <= 5; turn += 1) {
      await steps.finish('trabalho', subject, new Error('no departures'));
      const found = await watch();
      expect(found.map(({ assunto }) => assunto)).toEqual(turn < 5 ? [] : ['trabalho/partidas']);
    }
    await steps.finish('trabalho', subject, null);
    await watch();
    expect(await countAlertas(db())).toBe(0);
  });

  it('of an e-mail that was given up after ten tries', async () => {
    const { database } = server.services;
    await enqueueEmail(db(), 'pedido-emitido/1', { para: 'ana@itape.test', assunto: 'Bilhete', corpo: '' });
    const down = { send: () => Promise.reject(new Error('no mail today')) };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await watch()).filter(({ invariante }) => invariante === 'A3')).toEqual([]);
      await sql`update caixa_saida set tentar_em = now() where publicado_em is null`.execute(db());
      await sendQueued(database, down);
    }
    expect(await watch()).toContainEqual(
      expect.objectContaining({ invariante: 'A3', pedidoId: null, detalhe: 'email pedido-emitido/1' }),
    );
  });
});
