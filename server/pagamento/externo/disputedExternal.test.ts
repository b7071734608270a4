import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { createSteps } from '../../platform/jobs/steps';
import { umComprador } from '../../pedidos/testdata/comprador';
import { findWarnings } from '../../conclusao/alertas/trabalhoParadoRepository';
import { concludeCartaoNotices } from '../cartao/cobranca/cartaoContestacoes';
import { cartaoWorld, past } from '../testdata/cartaoWorld';
import { recordLateEstornos } from '../dinheiro/counterJobs';
import { opened, seededOperador } from '../../agencia/testdata/agencia';
import { umaCobranca } from './testdata/umaCobranca';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let agencia: ReturnType<typeof umaCobranca>;
let nextPoltrona = 1;

beforeAll(async () => {
  server = await startServer();
  // No job runs: only the test moves an order.
  await server.services.scheduler.stop();
  ana = umComprador(server);
  agencia = umaCobranca(server);
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

const db = () => server.services.database.db;
/** A link that was paid unobserved, and the state of its payment at the acquirer when it is first asked for. */
const paidUnseen = async (situacao: 'chargeback' | 'canceled' | 'denied') => {
  const { id } = await ana.order([nextPoltrona++]);
  const { url } = await agencia.charge(id);
  await agencia.payLink(url ?? '', 'aprova', 'debito-1');
  const { chave } = await agencia.row(id);
  await atTheBank(chave, situacao);
  return { id, chave };
};
const atTheBank = (chave: string, situacao: 'chargeback' | 'captured' | 'canceled' | 'denied') =>
  db().updateTable('sandbox_cartao_pagamento').set({ situacao }).where('chave', '=', chave).execute();
const look = async (pedidoId: string) => {
  await db().updateTable('cobranca_externa').set({ consultar_em: past }).where('pedido_id', '=', pedidoId).execute();
  await agencia.sweep((id) => ana.conclude(id));
};
const owed = (pedidoId: string) =>
  db().selectFrom('estorno').select(['motivo', 'situacao']).where('pedido_id', '=', pedidoId).execute();
const told = async (pedidoId: string) =>
  (await findWarnings(db())).filter((warning) => warning.invariante === 'A5' && warning.pedidoId === pedidoId);
const sold = (pedidoId: string) =>
  db().selectFrom('caixa_pendencia').select('chave').where('chave', '=', `venda/${pedidoId}`).execute();

describe('a link whose payment is disputed before we have seen it', () => {
  it('pays for nothing: it is written down, told to operator, buyer and staff, and goes back when the bank has decided', async () => {
    const { id, chave } = await paidUnseen('chargeback');
    await look(id);
    expect((await ana.read(id)).situacao).toBe('aguardando_pagamento');
    expect(await sold(id)).toEqual([]);
    expect(await told(id)).toHaveLength(1);
    await ana.conclude(id);
    expect(await owed(id)).toEqual([{ motivo: 'contestado', situacao: 'em_processamento' }]);
    const [cobranca] = (await agencia.read(id)).cobrancas;
    expect(cobranca).toMatchObject({ situacao: 'devolvida', mensagem: expect.stringContaining('contestado') });
    const emails = await db()
      .selectFrom('caixa_saida')
      .select('corpo')
      .where('chave', 'like', 'contestacao/%')
      .execute();
    expect(JSON.stringify(emails)).toContain('nenhuma passagem foi emitida');

    await atTheBank(chave, 'captured');
    const { database } = server.services;
    await db().updateTable('aviso_pagamento').set({ olhar_em: past }).execute();
    await concludeCartaoNotices({ database, cartao: cartaoWorld(server).acquirer, steps: createSteps(database) });
    await db().updateTable('estorno').set({ tentar_em: past }).where('pedido_id', '=', id).execute();
    await ana.conclude(id);
    expect([await owed(id), await told(id)]).toEqual([[{ motivo: 'contestado', situacao: 'feito' }], []]);
  });

  it('may be charged again, and the second payment issues the ticket and stands alone in the till', async () => {
    const { database } = server.services;
    await opened(database, await seededOperador(db(), 'agencia'));
    const { id } = await paidUnseen('chargeback');
    await look(id);
    const { url } = await agencia.charge(id);
    await agencia.payLink(url ?? '');
    await look(id);
    expect((await ana.read(id)).situacao).toBe('emitido');
    await recordLateEstornos(database, createSteps(database));
    const movements = await db().selectFrom('caixa_movimento').select('chave').where('pedido_id', '=', id).execute();
    expect(movements).toEqual([{ chave: `venda/${id}` }]);
  });
});

describe('a link whose payment the acquirer has undone before we have seen it', () => {
  it.each([
    ['canceled', 'cancelada'],
    ['denied', 'recusada'],
  ] as const)('(%s) ends without money', async (there, here) => {
    const { id } = await paidUnseen(there);
    await look(id);
    expect(await agencia.row(id)).toMatchObject({ situacao: here, consultar_em: null });
    expect((await ana.read(id)).situacao).toBe('aguardando_pagamento');
    expect(await owed(id)).toEqual([]);
  });
});
