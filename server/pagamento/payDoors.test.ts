import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expectInvariants } from '../../tests/support/expectInvariants';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import { umMundo } from '../posVenda/testdata/trocas';
import { umBalcao } from '../agencia/balcao/testdata/umBalcao';
import { createMoods } from '../sandbox/praxio/mood';
import type { Server } from '../createServer';
import { dispositivo, umToken } from './testdata/umCartao';

let server: Server;
let balcao: Awaited<ReturnType<typeof umBalcao>>;
let nextPoltrona = 1;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  balcao = await umBalcao(server, 'lia');
}, START_MS);
afterEach(async () => {
  await umMundo(server).beIn('normal');
  await expectInvariants(server);
});
afterAll(() => server.close());

/** Every request by which an operator can have an order of a counter paid. */
const doors: [string, (id: string, totalCentavos: number) => Promise<{ statusCode: number; json: <T>() => T }>][] = [
  ['Pix', (id) => balcao.send('POST', `/api/Pedidos/${id}/Pix`)],
  [
    'card',
    async (id) => {
      const token = await umToken(server, 'aprova');
      return balcao.send('POST', `/api/Pedidos/${id}/Cartao`, { token, tipo: 'credito', parcelas: 1, dispositivo });
    },
  ],
  [
    'cash',
    (id, totalCentavos) =>
      balcao.send('POST', `/api/Agencia/Pedidos/${id}/Dinheiro`, { totalCentavos, recebidoCentavos: totalCentavos }),
  ],
  ['link', (id) => balcao.send('POST', `/api/Agencia/Pedidos/${id}/PagamentoExterno`, { meio: 'link', parcelas: 1 })],
];

/** Moves the end of the hold into the past; no sweeper has run since. */
const runOut = async (id: string): Promise<void> => {
  const { db } = server.services.database;
  await sql`update pedido set expira_em = now() - interval '1 second' where id = ${id}`.execute(db);
  await sql`update ocupacao set expira_em = now() - interval '1 second' where reserva_id =
    (select reserva_id from pedido where id = ${id})`.execute(db);
};

const states: [string, string, (id: string, totalCentavos: number) => Promise<void>][] = [
  ['whose hold ran out a moment ago', 'RESERVA_EXPIRADA', runOut],
  [
    'that was swept with its hold',
    'RESERVA_EXPIRADA',
    async (id) => {
      const { db } = server.services.database;
      await runOut(id);
      await db.updateTable('pedido').set({ situacao: 'reserva_expirada' }).where('id', '=', id).execute();
    },
  ],
  [
    'that was swept with its charge',
    'RESERVA_EXPIRADA',
    async (id) => {
      const { db } = server.services.database;
      await runOut(id);
      await db.updateTable('pedido').set({ situacao: 'pagamento_expirado' }).where('id', '=', id).execute();
    },
  ],
  [
    'that was paid while the operator is down',
    'PEDIDO_JA_PAGO',
    async (id, totalCentavos) => {
      await createMoods(server.services.database).write('fora', 0);
      await balcao.pay({ id, totalCentavos }, totalCentavos);
    },
  ],
  [
    'that was given up',
    'PEDIDO_JA_PAGO',
    async (id) => void (await balcao.send('POST', `/api/Pedidos/${id}/Cancelamento`, { devolverCentavos: 0 })),
  ],
];

/** Payments and charges of an order, of all kinds. */
const asked = async (id: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from cobranca_pix where pedido_id = ${id}::uuid)
      + (select count(*) from cobranca_cartao where pedido_id = ${id}::uuid)
      + (select count(*) from cobranca_externa where pedido_id = ${id}::uuid)
      + (select count(*) from recebimento_balcao where pedido_id = ${id}::uuid))::int as n
  `.execute(server.services.database.db);
  return rows[0]?.n ?? -1;
};

describe.each(doors)('paying by %s', (_way, ask) => {
  it('is possible for an order whose hold lives', async () => {
    const { id, totalCentavos } = await balcao.order([nextPoltrona++]);
    expect((await ask(id, totalCentavos)).statusCode).toBe(201);
    expect(await asked(id)).toBe(1);
  });

  it.each(states)('is refused for an order %s (%s)', async (_state, codigo, bring) => {
    const { id, totalCentavos } = await balcao.order([nextPoltrona++]);
    await bring(id, totalCentavos);
    const before = await asked(id);
    const refused = await ask(id, totalCentavos);
    const mensagem: unknown = expect.stringMatching(/reserva acabou|já foi pago ou encerrado/);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { erros: [{ codigo, mensagem }] }]);
    expect(await asked(id)).toBe(before);
  });
});

it.each(doors)('paying by %s is refused for an order that is not there', async (_way, ask) => {
  const refused = await ask(randomUUID(), 1_000);
  const erro = { codigo: 'PEDIDO_NAO_ENCONTRADO', mensagem: 'Pedido não encontrado.' };
  expect([refused.statusCode, refused.json()]).toMatchObject([404, { erros: [erro] }]);
});

it.each(doors.filter(([way]) => way !== 'Pix'))(
  'paying by %s is refused while the bank is asked for the money of a card',
  async (_way, ask) => {
    const { db } = server.services.database;
    const { id, totalCentavos } = await balcao.order([nextPoltrona++]);
    const cartao = { token: await umToken(server, 'desafio'), tipo: 'credito', parcelas: 1, dispositivo };
    await balcao.send('POST', `/api/Pedidos/${id}/Cartao`, cartao);
    const asking = { situacao: 'autorizando', enviada_em: sql<Date>`now()` } as const;
    await db.updateTable('cobranca_cartao').set(asking).where('pedido_id', '=', id).execute();
    const refused = await ask(id, totalCentavos);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { erros: [{ codigo: 'PAGAMENTO_EM_ANDAMENTO' }] },
    ]);
    expect(await asked(id)).toBe(1);
  },
);

it('cash is refused for an order that the operator made on the site, as a customer', async () => {
  const { id, totalCentavos } = await balcao.order([nextPoltrona++]);
  await server.services.database.db.updateTable('pedido').set({ canal: 1 }).where('id', '=', id).execute();
  const refused = await balcao.pay({ id, totalCentavos });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { erros: [{ codigo: 'PEDIDO_DO_SITE' }] }]);
  expect(await asked(id)).toBe(0);
});
