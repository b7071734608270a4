import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { NovoPedido } from '../../../src/domain/wire/compra/pedidos';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { umBalcao } from '../../agencia/balcao/testdata/umBalcao';
import type { Server } from '../../createServer';
import { umComprador, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let lia: Awaited<ReturnType<typeof umBalcao>>;
let nextPoltrona = 1;
const umaPoltrona = () => nextPoltrona++;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umComprador(server, 'ana');
  lia = await umBalcao(server, 'lia');
}, START_MS);
afterAll(() => server.close());

const refusalOf = (answer: { statusCode: number; json: <T>() => T }) => [
  answer.statusCode,
  ...(answer.json<{ erros?: { codigo: string }[] }>().erros?.map(({ codigo }) => codigo) ?? []),
];

/** A request that breaks every later rule too: passenger, coupon, price, and for a person a discount as well. */
const wrong = (reservaId: string, poltrona: number, change: Partial<NovoPedido> = {}): NovoPedido =>
  umNovoPedido({
    reservaId,
    passageiros: [umPassageiro({ poltrona, documento: { tipo: 1, numero: '111.111.111-11' } })],
    cupom: 'NATAL',
    totalEsperadoCentavos: 1,
    ...change,
  });
const desconto = (motivo: string) => ({ descontoBalcao: { centavos: 100, motivo } });

const held = async (): Promise<[string, number]> => {
  const poltrona = umaPoltrona();
  return [(await ana.hold([poltrona])).id, poltrona];
};
const runOut = async (reservaId: string): Promise<void> => {
  const { db } = server.services.database;
  await sql`update reserva set expira_em = now() - interval '1 second' where id = ${reservaId}::uuid`.execute(db);
  await sql`update ocupacao set expira_em = now() - interval '1 second' where reserva_id = ${reservaId}::uuid`.execute(
    db,
  );
};

/** The rules in the order in which they are asked; each request keeps the rules before its own and breaks those after. */
const rules: [string, unknown[], () => Promise<{ statusCode: number; json: <T>() => T }>][] = [
  [
    'a till that is shut',
    [409, 'CAIXA_FECHADO'],
    async () => {
      const semCaixa = await umBalcao(server, 'nina', { caixa: false });
      return semCaixa.send('POST', '/api/Pedidos', wrong(randomUUID(), 1, desconto('   ')));
    },
  ],
  [
    "a discount that is not an operator's",
    [403, 'DESCONTO_SO_NO_BALCAO'],
    () => ana.post('/api/Pedidos', wrong(randomUUID(), 1, desconto('   '))),
  ],
  [
    'a discount without a reason',
    [400, 'DESCONTO_SEM_MOTIVO'],
    () => lia.send('POST', '/api/Pedidos', wrong(randomUUID(), 1, desconto('   '))),
  ],
  ['a hold of nobody', [404, 'RESERVA_NAO_ENCONTRADA'], () => ana.post('/api/Pedidos', wrong(randomUUID(), 1))],
  [
    'an order that is over',
    [409, 'PEDIDO_JA_PAGO'],
    async () => {
      const poltrona = umaPoltrona();
      const { id: reservaId } = await ana.hold([poltrona]);
      await ana.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros: [umPassageiro({ poltrona })] }));
      const { db } = server.services.database;
      await db.updateTable('pedido').set({ situacao: 'pago' }).where('reserva_id', '=', reservaId).execute();
      await runOut(reservaId);
      return ana.post('/api/Pedidos', wrong(reservaId, poltrona));
    },
  ],
  [
    'a hold that is over',
    [409, 'RESERVA_EXPIRADA'],
    async () => {
      const [reservaId, poltrona] = await held();
      await runOut(reservaId);
      return ana.post('/api/Pedidos', wrong(reservaId, poltrona));
    },
  ],
  [
    'fields of the buyer and of the passengers',
    [400, 'CAMPO_OBRIGATORIO', 'DOCUMENTO_INVALIDO'],
    async () => {
      const comprador = { nome: 'Ana Souza', cpf: '529.982.247-25', celular: '+5511987654321' };
      return ana.post('/api/Pedidos', wrong(...(await held()), { comprador }));
    },
  ],
  [
    'a coupon that nobody has given out',
    [400, 'CUPOM_INVALIDO'],
    async () => {
      const [reservaId, poltrona] = await held();
      return ana.post('/api/Pedidos', wrong(reservaId, poltrona, { passageiros: [umPassageiro({ poltrona })] }));
    },
  ],
  [
    'a price that has changed',
    [409, 'PRECO_MUDOU'],
    async () => {
      const [reservaId, poltrona] = await held();
      const passageiros = [umPassageiro({ poltrona })];
      return ana.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros, totalEsperadoCentavos: 1 }));
    },
  ],
];

describe('of all that is wrong with an order, the answer names the first:', () => {
  it.each(rules)('%s', async (_rule, refusal, ask) => {
    expect(refusalOf(await ask())).toEqual(refusal);
  });
});
