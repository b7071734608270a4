import { expectInvariants } from '../../../../tests/support/expectInvariants';
import { START_MS } from '../../../../tests/support/startMs';
import { startServer } from '../../../../tests/support/startServer';
import type { Server } from '../../../createServer';
import { createSteps } from '../../../platform/jobs/steps';
import { eventually } from '../../../pedidos/testdata/comprador';
import { findWarnings } from '../../../conclusao/alertas/trabalhoParadoRepository';
import { concludeCartaoNotices } from './cartaoContestacoes';
import { cartaoWorld, past } from '../../testdata/cartaoWorld';
import { breakAcquirer, answerBanco } from '../../testdata/umCartao';

let server: Server;
let world: ReturnType<typeof cartaoWorld>;

beforeAll(async () => {
  server = await startServer();
  // No job runs: only the test moves an order.
  await server.services.scheduler.stop();
  world = cartaoWorld(server);
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

const db = () => server.services.database.db;
const notify = (body: { paymentId?: string; orderNumber?: string }) =>
  server.app.inject({ method: 'POST', url: '/api/Webhooks/Cartao', payload: body });
const atTheBank = (chave: string, situacao: 'chargeback' | 'captured') =>
  db().updateTable('sandbox_cartao_pagamento').set({ situacao }).where('chave', '=', chave).execute();
const told = async (pedidoId: string) =>
  (await findWarnings(db())).filter((warning) => warning.invariante === 'A5' && warning.pedidoId === pedidoId);
const bought = async () => {
  const id = await world.newPedido();
  await world.pagador.pay(id, 'aprova');
  return { id, row: await world.attempt(id) };
};
const disputed = (id: string) =>
  eventually(
    async () => (await world.attempt(id)).contestado_em,
    (since) => since !== null,
  );

describe('a payment that is disputed at the buyer’s bank', () => {
  it('is marked by the acquirer’s word alone, is told to somebody and to the buyer, and ends with the bank’s decision', async () => {
    const { id, row } = await bought();
    expect((await notify({ paymentId: row.pagamento_id ?? '' })).statusCode).toBe(200);
    await eventually(
      () => db().selectFrom('aviso_pagamento').selectAll().execute(),
      (left) => left.length === 0,
    );
    expect([(await world.attempt(id)).contestado_em, await told(id)]).toEqual([null, []]);

    await atTheBank(row.chave, 'chargeback');
    await notify({ orderNumber: row.chave });
    expect(await disputed(id)).toBeInstanceOf(Date);
    expect(await told(id)).toHaveLength(1);
    const emails = await db()
      .selectFrom('caixa_saida')
      .select('corpo')
      .where('chave', '=', `contestacao/${row.id}`)
      .execute();
    expect(JSON.stringify(emails)).toContain('Suas passagens continuam valendo');
    expect(await world.situacaoOf(id)).toBe('emitido');

    await atTheBank(row.chave, 'captured');
    await db().updateTable('aviso_pagamento').set({ olhar_em: past }).execute();
    const { database } = server.services;
    await concludeCartaoNotices({ database, cartao: world.acquirer, steps: createSteps(database) });
    expect([(await world.attempt(id)).contestado_em, await told(id)]).toEqual([null, []]);
    expect(await db().selectFrom('aviso_pagamento').selectAll().execute()).toEqual([]);
  });

  it('is not given back by us while the bank decides', async () => {
    const { id, row } = await bought();
    await atTheBank(row.chave, 'chargeback');
    await notify({ orderNumber: row.chave });
    await disputed(id);
    const [item] = (await world.ana.read(id)).itens;
    const path = `/api/Bilhetes/${item?.bilheteId}/Cancelamento`;
    const { devolverCentavos } = (await world.ana.get(path)).json<{ data: { devolverCentavos: number } }>().data;
    expect((await world.ana.post(path, { devolverCentavos })).statusCode).toBe(200);
    await world.ana.conclude(id);
    expect(await world.owed(id)).toMatchObject([{ situacao: 'em_processamento' }]);
    const given = await db()
      .selectFrom('sandbox_cartao_cancelamento')
      .selectAll()
      .where('pagamento_id', '=', row.pagamento_id ?? '')
      .execute();
    expect(given).toEqual([]);
  });

  it('before its approval has reached us pays for nothing, and is marked at once', async () => {
    const id = await world.newPedido();
    const { desafio } = await world.pagador.pay(id, 'desafio');
    const { chave } = await world.attempt(id);
    await breakAcquirer(server, 'pagar', chave, 'muda');
    await breakAcquirer(server, 'achar', chave, 'muda');
    await answerBanco(server, desafio?.url ?? '', { codigo: '123456', acao: 'aprovar' });
    await world.due(id);
    await world.ana.conclude(id);
    expect(await world.attempt(id)).toMatchObject({ situacao: 'autorizando' });
    await breakAcquirer(server, 'achar', chave, null);
    await atTheBank(chave, 'chargeback');
    await world.due(id);
    await world.sweep();
    expect(await world.attempt(id)).toMatchObject({ destino: 'devolver', contestado_em: expect.any(Date) });
    expect(await told(id)).toHaveLength(1);
    expect(await world.owed(id)).toMatchObject([{ motivo: 'contestado' }]);
    expect(await world.situacaoOf(id)).toBe('aguardando_pagamento');
  });

  it('and is not ours leaves nothing behind', async () => {
    expect((await notify({ paymentId: 'pag_de_outra_loja' })).statusCode).toBe(200);
    expect((await notify({})).statusCode).toBe(200);
  });
});
