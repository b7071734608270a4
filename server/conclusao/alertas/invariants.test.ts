import { sql } from 'kysely';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { createBank } from '../../sandbox/pix/bank';
import { oldestPaidS } from '../pagoSemBilheteRepository';
import { checkInvariants } from './invariants';
import type { Violation } from './violation';
import { umaPessoa } from '../../posVenda/testdata/posVenda';
import { umComprador, umNovoPedido, umPassageiro } from '../../pedidos/testdata/comprador';
import { countAlertas } from './alertaRepository';
import { watchInvariants } from './watchInvariants';

let server: Server;
let ana: ReturnType<typeof umComprador>;
let dias = 2;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
  ana = umComprador(server);
}, START_MS);
afterAll(() => server.close());

const db = () => server.services.database.db;
const issued = async (poltronas: number[]): Promise<string> => {
  const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
  const { id } = await ana.order(poltronas, viagemId);
  await createBank(server.services.database).pay((await ana.charge(id)).txid);
  expect((await ana.conclude(id)).situacao).toBe('emitido');
  return id;
};
/** Breaks something as no code of ours does, looks, and mends it. */
async function violations(breaks: string, mends: string): Promise<Violation[]> {
  await sql.raw(breaks).execute(db());
  const found = await checkInvariants(db());
  await sql.raw(mends).execute(db());
  expect(await checkInvariants(db())).toEqual([]);
  return found;
}
const broken = async (breaks: string, mends: string): Promise<Violation['invariante'][]> =>
  [...new Set((await violations(breaks, mends)).map(({ invariante }) => invariante))].sort();

describe('the invariants', () => {
  it('hold for an order that went well', async () => {
    await issued([1, 2]);
    expect(await checkInvariants(db())).toEqual([]);
  });

  it('notice a ticket without its seat, and one that two people have', async () => {
    const id = await issued([3]);
    const { reserva_id: r } = await db()
      .selectFrom('pedido')
      .select('reserva_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(
      await broken(
        `update ocupacao set expira_em = now() where reserva_id = '${r}'`,
        `update ocupacao set expira_em = null where reserva_id = '${r}'`,
      ),
    ).toEqual(['I1']);
    const other = await issued([4]);
    const move = (poltrona: number, viagem: string) =>
      `update pedido_item set poltrona = ${poltrona}, viagem_id = ${viagem} where pedido_id = '${other}'`;
    const viagemOf = async (pedidoId: string) =>
      (
        await db()
          .selectFrom('pedido_item')
          .select('viagem_id')
          .where('pedido_id', '=', pedidoId)
          .executeTakeFirstOrThrow()
      ).viagem_id;
    expect(await broken(move(3, await viagemOf(id)), move(4, await viagemOf(other)))).toContain('I1');
  });

  it('notice a ticket that nobody paid, and money that is not what the order costs', async () => {
    const id = await issued([5]);
    const money = (set: string) => `update pix_recebido set ${set} where pedido_id = '${id}'`;
    expect(await broken(money("destino = 'devolver'"), money("destino = 'aceito'"))).toEqual(['I2', 'I3', 'I6']);
    expect(await broken(money('valor_centavos = 1'), money('valor_centavos = 14150'))).toEqual(['I6']);
    const total = (centavos: number) => `update pedido set total_centavos = ${centavos} where id = '${id}'`;
    expect(await broken(total(1), total(14_150))).toEqual(['I6']);
  });

  it('notice an order that was given back while its refund is open, and a refund of more than came', async () => {
    const { id } = await ana.order([41]);
    await createBank(server.services.database).pay((await ana.charge(id)).txid, { valorCentavos: 5 });
    await ana.conclude(id);
    const stand = (situacao: string) => `update pedido set situacao = '${situacao}' where id = '${id}'`;
    const refund = (set: string) => `update estorno set ${set} where pedido_id = '${id}'`;
    expect(
      await violations(
        `${stand('estornado')}; ${refund("situacao = 'em_processamento', concluido_em = null")}`,
        `${stand('aguardando_pagamento')}; ${refund("situacao = 'feito', concluido_em = now()")}`,
      ),
    ).toEqual([{ invariante: 'I2', pedidoId: id, detalhe: 'pedido estornado com devolução em aberto' }]);
    expect(await violations(refund('valor_centavos = 6'), refund('valor_centavos = 5'))).toEqual([
      { invariante: 'I2', pedidoId: id, detalhe: 'dinheiro a devolver sem devolução do mesmo valor' },
      {
        invariante: 'I5',
        pedidoId: id,
        detalhe: 'dois pagamentos aceitos, ou mais devolvido do que recebido',
      },
    ]);
  });

  it('notice a ticket that is missing, one too many, and one that the operator has not sold', async () => {
    const id = await issued([6]);
    const state = (situacao: string) => `update pedido set situacao = '${situacao}' where id = '${id}'`;
    expect(await broken(state('estornado'), state('emitido'))).toContain('I2');
    const venda = (situacao: string, passagem: string) =>
      `update emissao set situacao = '${situacao}', num_passagem = ${passagem} where pedido_id = '${id}'`;
    expect(await broken(venda('recusada', 'null'), venda('vendida', "'1'"))).toEqual(['P1']);
  });

  it('notice an extra without its place, and a price of extras that is not their sum', async () => {
    const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
    const { id: reservaId } = await ana.hold([7], viagemId);
    const adicionais = [{ tipo: 'bicicleta' as const, quantidade: 1 }];
    const passageiros = [umPassageiro({ poltrona: 7, adicionais })];
    const { id } = (await ana.post('/api/Pedidos', umNovoPedido({ reservaId, passageiros }))).json<{
      data: { id: string };
    }>().data;
    await createBank(server.services.database).pay((await ana.charge(id)).txid);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    const place = (expira: string) =>
      `update adicional_vaga set expira_em = ${expira} where reserva_id = '${reservaId}'`;
    expect(await broken(place('now()'), place('null'))).toEqual(['E1']);
    const sold = (quantidade: number) =>
      `update pedido_item set adicionais = jsonb_set(adicionais, '{0,quantidade}', '${quantidade}') where pedido_id = '${id}'`;
    expect(await violations(sold(2), sold(1))).toEqual([
      { invariante: 'E1', pedidoId: id, detalhe: 'adicional sem o seu lugar na partida' },
      { invariante: 'E1', pedidoId: id, detalhe: 'preço dos adicionais diferente da sua soma' },
    ]);
  });

  it('notice a second live exchange of a ticket, and one that lost and kept its money', async () => {
    const eu = umaPessoa(server, 'troca-dupla');
    const bilhete = (await eu.buy([20])).itens[0]?.bilheteId ?? '';
    const first = await eu.exchangeAsPreviewed(bilhete, await eu.escolha(1));
    const second = await eu.exchangeAsPreviewed(bilhete, await eu.escolha(2));
    await eu.pay(second.pedidoId);
    const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes
      where indexname = 'pedido_sucessor'`.execute(db());
    await sql`drop index pedido_sucessor`.execute(db());
    const stand = (id: string, situacao: string) => `update pedido set situacao = '${situacao}' where id = '${id}'`;
    expect(await broken(stand(first.pedidoId, 'emitindo'), stand(first.pedidoId, 'cancelado'))).toContain('T1');
    await sql.raw(rows[0]?.indexdef ?? '').execute(db());

    const { id } = await eu.bilhete((await eu.read(second.pedidoId)).itens[0]?.bilheteId ?? '');
    const names = (old: string) => `update bilhete set substitui_id = ${old} where id = '${id}'`;
    expect(await broken(names('null'), names(`'${bilhete}'`))).toEqual(['T1']);
    const money = (pedidoId: string) => `update pix_recebido set pedido_id = '${pedidoId}' where pedido_id in
      ('${first.pedidoId}','${second.pedidoId}')`;
    expect(await broken(money(first.pedidoId), money(second.pedidoId))).toContain('T1');
  });

  it('look at the orders that moved within an interval alone, where one is asked for', async () => {
    const id = await issued([7]);
    const total = (centavos: number, since: string) =>
      sql
        .raw(`update pedido set total_centavos = ${centavos}, atualizado_em = ${since} where id = '${id}'`)
        .execute(db());
    await total(1, "now() - interval '2 days'");
    expect(await checkInvariants(db(), '1 day')).toEqual([]);
    expect((await checkInvariants(db(), '3 days')).map(({ pedidoId }) => pedidoId)).toContain(id);
    await total(14_150, 'now()');
  });

  it('raise one alert for an order that waits too long, and end it with the waiting', async () => {
    const { id } = await ana.order([40]);
    const stand = (situacao: string, since: string) =>
      sql.raw(`update pedido set situacao = '${situacao}', atualizado_em = ${since} where id = '${id}'`).execute(db());
    await stand('pago', "now() - interval '16 minutes'");
    const health = async () =>
      (await server.app.inject('/api/saude')).json<{ data: { alertas: number } }>().data.alertas;
    expect(await oldestPaidS(db())).toBeGreaterThanOrEqual(16 * 60);
    const first = await watchInvariants(server.services.database);
    expect(first.map(({ invariante, pedidoId }) => [invariante, pedidoId])).toContainEqual(['I4', id]);
    expect(await watchInvariants(server.services.database)).toEqual([]);
    expect(await health()).toBeGreaterThan(0);
    expect((await server.app.inject('/_sandbox/')).body).toContain(id);

    await stand('reservado', 'now()');
    expect(await oldestPaidS(db())).toBe(0);
    await watchInvariants(server.services.database);
    expect(await countAlertas(db())).toBe(0);
    expect(await health()).toBe(0);
  });
});
