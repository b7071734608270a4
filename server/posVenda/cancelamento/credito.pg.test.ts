import { expectInvariants } from '../../../tests/support/expectInvariants';
import { cross, startRival } from '../../../tests/support/rival';
import { startRaces } from '../../../tests/support/startRaces';
import { expireCreditos } from '../../conta/creditos/expireCreditos';
import type { Server } from '../../createServer';
import { EXECUTIVO } from '../testdata/posVenda';
import { comBonus, umaPessoaComCredito } from '../testdata/creditos';
import { bilheteOf, codeOf, umMundo } from '../testdata/trocas';
import { cancelBilhete } from './cancelBilhetes';

let server: Server;
beforeAll(async () => {
  server = await startRaces();
});
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

let count = 0;
const pessoa = () => umaPessoaComCredito(server, `corridaCredito${(count += 1)}`);
const { total } = EXECUTIVO;
const statusOf = (answers: { statusCode: number }[]): number[] => answers.map(({ statusCode }) => statusCode).sort();
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

describe('at the same moment', () => {
  it('eight tabs that cancel one ticket for credit get one credit', async () => {
    const eu = pessoa();
    const pedido = await eu.buy([20]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => eu.cancelForCredit(pedido)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect([await eu.saldo(), await eu.givenBack()]).toEqual([comBonus, []]);
  });

  it('cancelling for credit and for money leaves it to one of them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const eu = pessoa();
      const pedido = await eu.buy([21 + round]);
      const bilhete = bilheteOf(pedido);
      const body = { devolverCentavos: total, creditoCentavos: comBonus };
      const answers = await Promise.all([
        eu.cancel(bilhete, total),
        eu.post(`/api/Bilhetes/${bilhete}/Cancelamento`, body),
        eu.post(`/api/Pedidos/${pedido.id}/Cancelamento`, body),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      await eu.settle(pedido.id);
      const [money, credit] = [sum(await eu.givenBack()), await eu.saldo()];
      expect([
        [total, 0],
        [0, comBonus],
      ]).toContainEqual([money, credit]);
    }
  });

  it('two purchases that spend the same credit leave it to one of them, and the other learns its price', async () => {
    for (let round = 0; round < 4; round += 1) {
      const eu = pessoa();
      await eu.earn(26 + round, 22);
      const holds = [await eu.holdOf(26 + round, 23), await eu.holdOf(26 + round, 24)];
      const answers = await Promise.all(
        holds.map(({ id }) => eu.orderWith(id, 26 + round, { totalEsperadoCentavos: 0 })),
      );
      expect(statusOf(answers)).toEqual([201, 409]);
      expect(answers.flatMap((answer) => codeOf(answer) ?? [])).toEqual(['PRECO_MUDOU']);
      expect(await eu.saldo()).toBe(comBonus - total);
    }
  });

  it('one purchase that is made again and again uses its credit once', async () => {
    const eu = pessoa();
    await eu.earn(31, 22);
    const { id } = await eu.holdOf(31, 23);
    await Promise.all(Array.from({ length: 6 }, (_, i) => eu.orderWith(id, 31, { usarCredito: i % 3 !== 0 })));
    const made = await eu.orderWith(id, 31, { totalEsperadoCentavos: 0 });
    expect(made.statusCode).toBe(201);
    expect(await eu.saldo()).toBe(comBonus - total);
  });

  it('giving a purchase up, concluding it and its end leave the credit in one place', async () => {
    for (let round = 0; round < 3; round += 1) {
      const eu = pessoa();
      await eu.earn(32 + round, 22);
      const { id } = await eu.orderWithCredit(32 + round, 23);
      await Promise.all([
        eu.post(`/api/Pedidos/${id}/Concluir`),
        eu.post(`/api/Pedidos/${id}/Cancelamento`, { devolverCentavos: 0 }),
        umMundo(server).sweep(eu),
        expireCreditos(server.services.database),
      ]);
      const { situacao } = await eu.settle(id);
      const saldo = situacao === 'cancelado' ? comBonus : comBonus - total;
      expect([['cancelado', 'emitido'].includes(situacao), await eu.saldo()]).toEqual([true, saldo]);
    }
  });

  it('cancelling every ticket of orders that credit paid gives it all back, while it is spent again', async () => {
    const eu = pessoa();
    await eu.earn(36, 22);
    const bought = await eu.conclude((await eu.orderWithCredit(36, 23)).id);
    const { id } = await eu.holdOf(36, 24);
    await Promise.all([
      eu.cancel(bilheteOf(bought), total),
      eu.cancel(bilheteOf(bought), total),
      eu.orderWith(id, 36),
      eu.orderWith(id, 36),
    ]);
    const [open] = await server.services.database.db
      .selectFrom('pedido')
      .select('credito_usado_centavos as usado')
      .where('reserva_id', '=', id)
      .execute();
    expect((await eu.saldo()) + (open?.usado ?? 0)).toBe(comBonus);
  });

  it('leaving the account and a cancellation that is being written leave no credit with whoever is gone', async () => {
    const { database } = server.services;
    const eu = pessoa();
    await eu.register();
    const pedido = await eu.buy([37]);
    const agreed = { bilheteId: bilheteOf(pedido), devolverCentavos: total, creditoCentavos: comBonus };
    const cancelling = startRival(
      database,
      (tx) => cancelBilhete(tx, eu.sub, agreed),
      (_, done) => Promise.resolve(done),
    );
    const { ended, done } = await cross(database, cancelling, () => eu.del('/api/Conta'));
    expect([ended, done.statusCode]).toEqual([expect.objectContaining({ meio: 'credito' }), 204]);
    const { dono } = await database.db
      .selectFrom('pedido')
      .select('dono')
      .where('id', '=', pedido.id)
      .executeTakeFirstOrThrow();
    const left = await database.db
      .selectFrom('credito')
      .innerJoin('credito_lancamento as m', 'm.credito_id', 'credito.id')
      .select(['credito.dono', 'm.saldo_centavos'])
      .where('credito.pedido_id', '=', pedido.id)
      .orderBy('m.n', 'desc')
      .execute();
    expect(dono).toMatch(/^excluida:/);
    expect(left[0]).toEqual({ dono, saldo_centavos: 0 });
  });
});
