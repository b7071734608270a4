import { sql } from 'kysely';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { cross, startRival } from '../../../tests/support/rival';
import { startRaces } from '../../../tests/support/startRaces';
import { START_MS } from '../../../tests/support/startMs';
import type { Pedido } from '../../../src/domain/wire/compra/pedidos';
import type { Server } from '../../createServer';
import { comBonus, orderSeats, umaPessoaComCredito } from '../testdata/creditos';
import { EXECUTIVO, LEITO } from '../testdata/posVenda';
import { bilheteOf, codeOf, trocaOf } from '../testdata/trocas';
import { cancelBilhete } from './cancelBilhetes';

let server: Server;
beforeAll(async () => {
  server = await startRaces();
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

let count = 0;
const pessoa = () => umaPessoaComCredito(server, `doisCreditos${(count += 1)}`);
type Pessoa = ReturnType<typeof pessoa>;
const statusOf = (answers: readonly { statusCode: number }[]): number[] => answers.map(({ statusCode }) => statusCode);
const withBonus = (centavos: number): number => centavos + Math.floor(centavos / 10);

/** Exchanges the first tickets of an order for seats of the same price. @returns the new tickets. */
async function exchangeFirst(eu: Pessoa, pedido: Pedido, dias: number, tickets: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < tickets; i += 1) {
    const wanted = await eu.escolha(pedido.itens[i]?.poltrona ?? 0, dias);
    const { pedidoId } = await eu.exchangeAsPreviewed(bilheteOf(pedido, i), wanted);
    ids.push(bilheteOf(await eu.settle(pedidoId)));
  }
  return ids;
}

/** Cancels a ticket at the credit that its preview offers now. @returns the request, to be sent later. */
async function readyForCredit(eu: Pessoa, id: string) {
  const { devolverCentavos, credito } = await eu.previewCancel(id);
  const agreed = { devolverCentavos, creditoCentavos: credito?.centavos ?? -1 };
  return { agreed, send: () => eu.post(`/api/Bilhetes/${id}/Cancelamento`, agreed) };
}

describe('two cancellations of one person, both for credit, at the same moment', () => {
  it('of two orders, and of two tickets of one order, are both granted', async () => {
    for (let round = 0; round < 4; round += 1) {
      const eu = pessoa();
      const [one, other] = [await eu.buy([20 + round], 22), await eu.buy([20 + round], 23)];
      const both = await eu.buy([30 + 2 * round, 31 + 2 * round], 22);
      const ready = await Promise.all(
        [bilheteOf(one), bilheteOf(other), bilheteOf(both, 0), bilheteOf(both, 1)].map((id) => readyForCredit(eu, id)),
      );
      expect(statusOf(await Promise.all(ready.map(({ send }) => send())))).toEqual([200, 200, 200, 200]);
      expect([await eu.saldo(), await eu.givenBack()]).toEqual([4 * withBonus(EXECUTIVO.total), []]);
    }
  });

  it('of exchanges that one order paid in part with credit: the second learns its sum, and no centavo is lost', async () => {
    const eu = pessoa();
    await eu.earn(28, 22);
    const pedido = await eu.pay((await orderSeats(eu, [LEITO.poltrona, LEITO.poltrona + 1])).id);
    const money = 2 * LEITO.total - comBonus;
    const [first = '', second = ''] = await exchangeFirst(eu, pedido, 35, 2);
    const [one, other] = [await readyForCredit(eu, first), await readyForCredit(eu, second)];
    const cancelling = startRival(
      server.services.database,
      (tx) => cancelBilhete(tx, eu.sub, { bilheteId: first, ...one.agreed }),
      (_, done) => Promise.resolve(done),
    );
    const { ended, done } = await cross(server.services.database, cancelling, other.send);
    expect(ended).toMatchObject({ meio: 'credito', credito: { centavos: withBonus(LEITO.total) } });
    expect([done.statusCode, codeOf(done)]).toEqual([409, 'PREVIA_MUDOU']);
    expect((await (await readyForCredit(eu, second)).send()).statusCode).toBe(200);
    const rest = money - LEITO.total;
    expect([await eu.saldo(), await eu.givenBack()]).toEqual([comBonus + withBonus(LEITO.total) + withBonus(rest), []]);
  });

  it('and a cheaper exchange of the other ticket that the same payments paid: each centavo has one place', async () => {
    for (let round = 0; round < 3; round += 1) {
      const eu = pessoa();
      await eu.earn(32 + round, 22);
      const pedido = await eu.pay(
        (await orderSeats(eu, [LEITO.poltrona + 2 + 2 * round, LEITO.poltrona + 3 + 2 * round])).id,
      );
      const [first = ''] = await exchangeFirst(eu, pedido, 36 + round, 1);
      const { send } = await readyForCredit(eu, first);
      const wanted = await eu.escolha(32 + round, 40);
      const { acerto } = await eu.previewExchange(bilheteOf(pedido, 1), wanted);
      const [fim, troca] = await Promise.all([
        send(),
        eu.exchange(bilheteOf(pedido, 1), wanted, { devolverCentavos: acerto?.devolverCentavos ?? -1 }),
      ]);
      expect([[200, 409], 201]).toEqual([expect.arrayContaining([fim.statusCode]), troca.statusCode]);
      const { pedidoId } = trocaOf(troca);
      await eu.settle(pedidoId);
      if (fim.statusCode === 409) expect((await (await readyForCredit(eu, first)).send()).statusCode).toBe(200);
      expect((await eu.cancel(bilheteOf(await eu.read(pedidoId)), EXECUTIVO.total)).statusCode).toBe(200);
      await eu.conclude(pedido.id);
      const { rows } = await sql<{ bonus: number }>`
        select sum(bonus_centavos)::int as bonus from credito where dono = ${eu.sub}`.execute(
        server.services.database.db,
      );
      const back = (await eu.givenBack()).reduce((sum, one) => sum + one, 0);
      // The first purchase became credit; of the second, all of its price is back, and nothing more.
      expect((await eu.saldo()) + back).toBe(EXECUTIVO.total + (2 * LEITO.total - comBonus) + (rows[0]?.bonus ?? 0));
    }
  }, 120_000);
});

describe('two orders of one person, both with credit, at the moment at which their first credit is granted', () => {
  it('are both made, and it is spent by one of them at most', async () => {
    const eu = pessoa();
    const { database } = server.services;
    const bilheteId = bilheteOf(await eu.buy([36], 22));
    const { agreed } = await readyForCredit(eu, bilheteId);
    const holds = [await eu.holdOf(36, 23), await eu.holdOf(36, 24)];
    // A reader of movements waits here: both orders have looked for credits by then, and found none to lock.
    const granting = startRival(
      database,
      async (tx) => {
        await cancelBilhete(tx, eu.sub, { bilheteId, ...agreed });
        await sql`lock table credito_lancamento in access exclusive mode`.execute(tx);
      },
      () => Promise.resolve(),
    );
    const order = () => Promise.all(holds.map(({ id }) => eu.orderWith(id, 36)));
    const { done } = await cross(database, granting, order, 2);
    expect(statusOf(done)).toEqual([201, 201]);
    const { rows } = await sql<{ usado: number }>`select sum(credito_usado_centavos)::int as usado from pedido
      where dono = ${eu.sub}`.execute(database.db);
    expect((await eu.saldo()) + (rows[0]?.usado ?? 0)).toBe(comBonus);
  });
});
