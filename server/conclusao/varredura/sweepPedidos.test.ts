import { sql } from 'kysely';
import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { createHttpPixPsp } from '../../adapters/pix/httpPixPsp';
import { createPixMethod } from '../../pagamento/pix/pixMethod';
import { PixUnavailable, type PixPort } from '../../pagamento/pix/pixPort';
import { createLocalFetch, LOCAL_ORIGIN } from '../../platform/http/outgoing/localFetch';
import { createBank, type Bank } from '../../sandbox/pix/bank';
import { createHttpPraxio } from '../../adapters/praxio/httpPraxio';
import { SANDBOX_PRAXIO } from '../../sandbox/praxio/credentials';
import { createEmbarqueCodes } from '../../bilhetes/embarque/embarqueKey';
import { settlePedido } from '../../posVenda/endBilhete';
import { exchangeStands, finishExchange } from '../../posVenda/trocas/finishExchange';
import { createIssueBilhetes } from '../../bilhetes/issueBilhetes';
import { generateKeyPairSync } from 'node:crypto';
import { createSteps } from '../../platform/jobs/steps';
import { createCountedConclusion } from '../countedConclusion';
import { createPedidoEvents } from '../../pedidos/pedidoEvents';
import { sweepPedidos } from './sweepPedidos';
import { umComprador } from '../../pedidos/testdata/comprador';

let server: Server;
let bank: Bank;
let ana: ReturnType<typeof umComprador>;
let pix: PixPort;
let nextPoltrona = 1;
const umaPoltrona = () => nextPoltrona++;

beforeAll(async () => {
  server = await startServer();
  // Only what a test does may move an order.
  await server.services.scheduler.stop();
  bank = createBank(server.services.database);
  ana = umComprador(server);
  const options = {
    baseUrl: `${LOCAL_ORIGIN}/_sandbox/pix`,
    tokenUrl: `${LOCAL_ORIGIN}/_sandbox/pix/oauth/token`,
    clientId: 'itape',
    clientSecret: 'itape',
    chave: 'outra',
  };
  pix = createHttpPixPsp(options, createLocalFetch(server.app));
});
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

const db = () => server.services.database.db;
/** The sweeper's next turn; waits after failures are over. */
const sweep = async (port: PixPort = pix) => {
  const { database } = server.services;
  const { inventory } = server.app;
  await db().deleteFrom('falha').execute();
  const steps = createSteps(database);
  const praxio = createHttpPraxio(SANDBOX_PRAXIO, createLocalFetch(server.app));
  const events = createPedidoEvents(database);
  const issueBilhetes = createIssueBilhetes(
    createEmbarqueCodes(generateKeyPairSync('ed25519').privateKey),
    'http://localhost',
    finishExchange,
  );
  const conclusion = {
    database,
    methods: [createPixMethod(database, port)],
    estornos: { pix: port.refund },
    inventory,
    praxio,
    issueBilhetes,
    exchangeStands,
    settleEnded: settlePedido,
    events,
  };
  const concludePedido = createCountedConclusion(conclusion, steps);
  return sweepPedidos({ database, pix: port, praxio, inventory, concludePedido, events, steps });
};
const situacaoOf = async (id: string): Promise<SituacaoPedido> => (await ana.read(id)).situacao;
const past = sql<Date>`now() - interval '1 minute'`;
const endCobranca = (pedidoId: string) =>
  db()
    .updateTable('cobranca_pix')
    .set({ expira_em: past, consultar_em: past })
    .where('pedido_id', '=', pedidoId)
    .execute();
const failuresOf = (pedidoId: string) =>
  db().selectFrom('falha').select(['etapa', 'assunto', 'vezes']).where('pedido_id', '=', pedidoId).execute();
const age = (pedidoId: string, situacao: SituacaoPedido) =>
  db().updateTable('pedido').set({ situacao, atualizado_em: past }).where('id', '=', pedidoId).execute();

describe('the sweeper', () => {
  it('concludes a payment whose notice got lost [PX6]', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await bank.pay(txid);
    await db().updateTable('cobranca_pix').set({ consultar_em: past }).where('txid', '=', txid).execute();
    await sweep();
    expect(await situacaoOf(id)).toBe('emitido');
  });

  it.each(['pago', 'emitindo'] as const)('finishes what died in state %s', async (situacao) => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await bank.pay(txid);
    await ana.conclude(id);
    await db().deleteFrom('bilhete').where('pedido_id', '=', id).execute();
    await age(id, situacao);
    await sweep();
    expect(await situacaoOf(id)).toBe('emitido');
  });

  it('takes an unpaid charge back at its end, lets the seat go, and nobody can pay it any more', async () => {
    const poltrona = umaPoltrona();
    const { id } = await ana.order([poltrona]);
    const { txid } = await ana.charge(id);
    await endCobranca(id);
    await sweep();
    expect(await situacaoOf(id)).toBe('pagamento_expirado');
    expect((await bank.getCob(txid)).status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
    await expect(bank.pay(txid)).rejects.toThrow();
    await expect(umComprador(server, 'bia').hold([poltrona])).resolves.toBeDefined();
  });

  it('keeps the seat when the payment came in the last second', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await bank.pay(txid);
    await endCobranca(id);
    await sweep();
    expect(await situacaoOf(id)).toBe('emitido');
  });

  it('lets no seat go while the provider does not answer', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    await ana.charge(id);
    await endCobranca(id);
    const down = () => Promise.reject(new PixUnavailable('down'));
    await sweep({ ...pix, findCobranca: down, removeCobranca: down });
    expect(await situacaoOf(id)).toBe('aguardando_pagamento');
    await sweep();
    expect(await situacaoOf(id)).toBe('pagamento_expirado');
  });

  it('keeps no seat for ever where the provider does not answer, and still finds what is paid', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await bank.pay(txid);
    await endCobranca(id);
    await db()
      .updateTable('cobranca_pix')
      .set({ expira_em: sql<Date>`now() - interval '61 minutes'` })
      .where('txid', '=', txid)
      .execute();
    const down = () => Promise.reject(new PixUnavailable('down'));
    await sweep({ ...pix, findCobranca: down, removeCobranca: down });
    expect(await situacaoOf(id)).toBe('pagamento_expirado');
    // The charge waits by itself from now on, and whoever looks after the product is told which part it was.
    await db().updateTable('cobranca_pix').set({ consultar_em: past }).where('txid', '=', txid).execute();
    await sweep({ ...pix, findCobranca: down, removeCobranca: down });
    expect(await failuresOf(id)).toContainEqual({ etapa: 'pix_encerrado', assunto: txid, vezes: 1 });
    await db().updateTable('cobranca_pix').set({ consultar_em: past }).where('txid', '=', txid).execute();
    await sweep();
    expect(await situacaoOf(id)).toBe('emitido');
  });

  it('closes a charge that the provider never got to know', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await db()
      .updateTable('cobranca_pix')
      .set({ situacao: 'criando', copia_e_cola: null })
      .where('txid', '=', txid)
      .execute();
    await db().deleteFrom('sandbox_pix_cob').where('txid', '=', txid).execute();
    await endCobranca(id);
    await sweep();
    expect(await situacaoOf(id)).toBe('pagamento_expirado');
  });

  it('ends an order that nobody tried to pay with its hold', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    await db().updateTable('pedido').set({ expira_em: past }).where('id', '=', id).execute();
    await sweep();
    expect(await situacaoOf(id)).toBe('reserva_expirada');
    expect((await ana.post(`/api/Pedidos/${id}/Pix`)).statusCode).toBe(409);
  });

  it('finds money that was under way when the charge was closed [PX8]', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await endCobranca(id);
    await sweep();
    await bank.pay(txid, { late: true });
    await db().updateTable('cobranca_pix').set({ consultar_em: past }).where('txid', '=', txid).execute();
    await sweep();
    expect(await situacaoOf(id)).toBe('emitido');
  });

  it('asks for a refund again until the money is back [PX19]', async () => {
    const { id } = await ana.order([umaPoltrona()]);
    const { txid } = await ana.charge(id);
    await bank.pay(txid, { valorCentavos: 5 });
    await db().updateTable('cobranca_pix').set({ consultar_em: past }).where('txid', '=', txid).execute();
    const slow: PixPort = {
      ...pix,
      refund: (_, estornoId, valorCentavos) =>
        Promise.resolve({ id: estornoId, valorCentavos, situacao: 'EM_PROCESSAMENTO' }),
    };
    await sweep(slow);
    const read = () => db().selectFrom('estorno').selectAll().where('pedido_id', '=', id).executeTakeFirstOrThrow();
    expect(await read()).toMatchObject({ situacao: 'em_processamento', tentar_em: expect.any(Date) });
    await db().updateTable('estorno').set({ tentar_em: past }).where('pedido_id', '=', id).execute();
    await sweep();
    expect(await read()).toMatchObject({ situacao: 'feito', tentar_em: null });
  });
});
