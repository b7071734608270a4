import { sql } from 'kysely';
import type { SituacaoPedido } from '../../../src/domain/wire/compra/pedidos';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import type { Server } from '../../createServer';
import { payTxid, umComprador } from '../testdata/comprador';
import { forgetOldPedidos, forgetUnpaidPedidos } from './retencaoRepository';

let server: Server;
let poltrona = 0;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const ana = () => umComprador(server);
/** An order that was made that long ago, in this state. */
async function umPedido(situacao: SituacaoPedido, idade: string): Promise<string> {
  const { id } = await ana().order([(poltrona += 1)]);
  await sql`update pedido set situacao = ${situacao}, criado_em = now() - ${idade}::interval
    where id = ${id}::uuid`.execute(db());
  return id;
}
async function umBilhete(idade: string): Promise<string> {
  const { id } = await ana().order([(poltrona += 1)]);
  await payTxid(server, (await ana().charge(id)).txid);
  expect((await ana().conclude(id)).situacao).toBe('emitido');
  await sql`update pedido set criado_em = now() - ${idade}::interval where id = ${id}::uuid`.execute(db());
  return id;
}
const compradorOf = async (id: string) =>
  await db()
    .selectFrom('pedido')
    .select(['comprador_nome', 'total_centavos', 'localizador', 'esquecido_em'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const isForgotten = async (id: string): Promise<boolean> => (await compradorOf(id)).esquecido_em !== null;

describe('the people of orders without ticket or money', () => {
  it('are forgotten after their days and not before, and what was ordered stays', async () => {
    const [old, young] = [
      await umPedido('pagamento_expirado', '91 days'),
      await umPedido('reserva_expirada', '89 days'),
    ];
    const before = await compradorOf(old);
    await forgetUnpaidPedidos(db(), 90);
    expect(await compradorOf(old)).toEqual({
      ...before,
      comprador_nome: 'Dados apagados',
      esquecido_em: expect.any(Date),
    });
    expect(await compradorOf(young)).toMatchObject({ comprador_nome: 'Ana Souza', esquecido_em: null });
  });

  it.each([
    'reservado',
    'aguardando_pagamento',
    'pago',
    'emitindo',
    'pago_sem_poltrona',
    'estorno_em_processamento',
  ] as const)('are kept while the order may still change: %s', async (situacao) => {
    const [open, over] = [await umPedido(situacao, '7 years'), await umPedido('pagamento_expirado', '7 years')];
    await forgetUnpaidPedidos(db(), 90);
    await forgetOldPedidos(db(), 6);
    expect([await isForgotten(open), await isForgotten(over)]).toEqual([false, true]);
  });
});

describe('the people of an order with a ticket', () => {
  it('outlive those of unpaid ones, and are forgotten after the years of fiscal law', async () => {
    const [old, young] = [await umBilhete('6 years 1 day'), await umBilhete('5 years 360 days')];
    await forgetUnpaidPedidos(db(), 90);
    expect([await isForgotten(old), await isForgotten(young)]).toEqual([false, false]);
    await forgetOldPedidos(db(), 6);
    expect([await isForgotten(old), await isForgotten(young)]).toEqual([true, false]);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pedido_item where pedido_id = ${old}::uuid
        and passageiro_nome = 'Passageiro' and documento = '' and celular is null`.execute(db());
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('are kept where only the money came, until then', async () => {
    const id = await umPedido('reservado', '91 days');
    const { txid } = await ana().charge(id);
    await db()
      .insertInto('pix_recebido')
      .values({
        e2eid: `E${id.replaceAll('-', '').slice(0, 31)}`,
        txid,
        pedido_id: id,
        valor_centavos: 1,
        horario: sql`now()`,
        destino: 'devolver',
        motivo: 'valor_divergente',
      })
      .execute();
    await sql`update pedido set situacao = 'estornado' where id = ${id}::uuid`.execute(db());
    await forgetUnpaidPedidos(db(), 90);
    expect(await isForgotten(id)).toBe(false);
    await forgetOldPedidos(db(), 0);
    expect(await isForgotten(id)).toBe(true);
  });
});
