import { sql } from 'kysely';
import type { Exportacao } from '../../../src/domain/wire/conta/exportacao';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { checkInvariants } from '../../conclusao/alertas/invariants';
import {
  changeDonoOfCreditos,
  insertExpirados,
  insertVencidos,
  lockCreditos,
} from '../../conta/creditos/creditoRepository';
import { expireCreditos } from '../../conta/creditos/expireCreditos';
import type { Server } from '../../createServer';
import type { Tx } from '../../platform/database/database';
import { rehearse } from '../../platform/database/rehearse';
import { EXECUTIVO, LEITO } from '../testdata/posVenda';
import { comBonus, seatsInTurn, umaPessoaComCredito } from '../testdata/creditos';
import { bilheteOf } from '../testdata/trocas';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterEach(() => expectInvariants(server));
afterAll(() => server.close());

let count = 0;
const pessoa = () => umaPessoaComCredito(server, `fimDoCredito${(count += 1)}`);
const seat = seatsInTurn();
const { total } = EXECUTIVO;
const db = () => server.services.database.db;

/** Lets the last day of a person's credit be over. */
async function endToday(sub: string): Promise<void> {
  await sql`alter table credito_lancamento disable trigger credito_lancamento_fixo`.execute(db());
  await sql`update credito_lancamento m set valido_ate = now() from credito c
    where c.id = m.credito_id and c.dono = ${sub}`.execute(db());
  await sql`alter table credito_lancamento enable trigger credito_lancamento_fixo`.execute(db());
}

describe('the end of credit', () => {
  it('comes once with its last day, and what is left ends', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    await endToday(eu.sub);
    expect(await eu.saldo()).toBe(0);
    await expireCreditos(server.services.database);
    await expireCreditos(server.services.database);
    const [ended, granted] = (await eu.creditos()).lancamentos;
    expect([ended, granted]).toMatchObject([
      { tipo: 'expirado', valorCentavos: -comBonus },
      { tipo: 'concedido', valorCentavos: comBonus },
    ]);
  });

  it('does not come to credit that got more time between the look for it and its lock', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const { transaction } = server.services.database;
    await transaction(async (tx) =>
      insertVencidos(
        tx,
        (await lockCreditos(tx, eu.sub)).map(({ id }) => id),
      ),
    );
    expect(await eu.saldo()).toBe(comBonus);
  });

  it('ends the offer of it for an order that uses it already, at the price that making the order anew has', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const [poltrona, dias] = seat();
    const { id } = await eu.holdOf(poltrona, dias);
    expect((await eu.orderWith(id, poltrona)).statusCode).toBe(201);
    await endToday(eu.sub);
    const answer = await eu.post('/api/Pedidos/Cotacao', { reservaId: id, passageiros: [], usarCredito: true });
    const { totalCentavos } = answer.json<{ data: { totalCentavos: number } }>().data;
    expect(totalCentavos).toBe(total);
    expect((await eu.orderWith(id, poltrona, { totalEsperadoCentavos: totalCentavos })).statusCode).toBe(201);
  });

  it('is not written by hand: movements are neither changed nor taken away, and no balance is below zero', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    await expect(sql`update credito_lancamento set valor_centavos = 1`.execute(db())).rejects.toThrow('append only');
    await expect(sql`delete from credito_lancamento`.execute(db())).rejects.toThrow('append only');
    await expect(
      sql`insert into credito_lancamento(id, credito_id, n, tipo, valor_centavos, anterior_centavos, saldo_centavos,
        pedido_id, valido_ate) select gen_random_uuid(), m.credito_id, 2, 'usado', -m.valor_centavos - 1, m.valor_centavos, -1,
        c.pedido_id, m.valido_ate from credito_lancamento m join credito c on c.id = m.credito_id
        where c.dono = ${eu.sub}`.execute(db()),
    ).rejects.toThrow('saldo_centavos');
    await expect(
      sql`insert into credito_lancamento(id, credito_id, n, tipo, valor_centavos, anterior_centavos, saldo_centavos,
        pedido_id, valido_ate) select gen_random_uuid(), m.credito_id, 2, 'usado', -1, m.valor_centavos + 5,
        m.valor_centavos + 4, c.pedido_id, m.valido_ate from credito_lancamento m join credito c on c.id = m.credito_id
        where c.dono = ${eu.sub}`.execute(db()),
    ).rejects.toThrow('foreign key');
  });
});

describe('a person who leaves', () => {
  it('has their movements in the copy of their data, and loses the rest of the credit with the account', async () => {
    const eu = pessoa();
    await eu.register();
    await eu.earn(...seat());
    const pedido = await eu.pay((await eu.orderWithCredit(LEITO.poltrona, 40)).id);
    await eu.cancel(bilheteOf(pedido), LEITO.total);
    await eu.settle(pedido.id);
    const copy = (await eu.get('/api/Conta/Exportacao')).json<{ data: Exportacao }>().data;
    expect(copy.creditos.lancamentos.map(({ tipo }) => tipo)).toEqual(['devolvido', 'usado', 'concedido']);
    const gone = await eu.del('/api/Conta');
    expect(gone.statusCode).toBe(204);
    expect(await eu.creditos()).toEqual({ saldoCentavos: 0, validades: [], lancamentos: [] });
    const left = await db()
      .selectFrom('credito')
      .innerJoin('credito_lancamento as m', 'm.credito_id', 'credito.id')
      .select(['m.tipo', 'm.saldo_centavos', 'credito.dono'])
      .where('m.tipo', '=', 'expirado')
      .where('credito.dono', 'like', 'excluida:%')
      .execute();
    expect(left).toMatchObject([{ tipo: 'expirado', saldo_centavos: 0 }]);
  });
});

describe('the invariant of credit', () => {
  it('notices an order that uses other credit than it says, and a refund in credit that gave another sum', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const [poltrona, dias] = seat();
    const pedido = await eu.conclude((await eu.orderWithCredit(poltrona, dias)).id);
    const found = async () => [...new Set((await checkInvariants(db())).map(({ invariante }) => invariante))].sort();
    const uses = (centavos: number) =>
      db().updateTable('pedido').set({ credito_usado_centavos: centavos }).where('id', '=', pedido.id).execute();
    await uses(1);
    expect(await found()).toEqual(['C1', 'I6']);
    await uses(total);
    await eu.cancel(bilheteOf(pedido), total);
    const back = db().updateTable('estorno').where('pedido_id', '=', pedido.id);
    await back.set({ valor_centavos: total - 1 }).execute();
    expect(await found()).toContain('C1');
    await back.set({ valor_centavos: total }).execute();
    expect(await found()).toEqual([]);
  });

  const open = async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const [poltrona, dias] = seat();
    return (await eu.orderWithCredit(poltrona, dias)).id;
  };
  /** The violations of C1 where `plant` had been done. */
  const foundAfter = (plant: (tx: Tx) => Promise<unknown>) =>
    rehearse(server.services.database, async (tx) => {
      await plant(tx);
      return (await checkInvariants(tx)).filter(({ invariante }) => invariante === 'C1').length;
    });

  it.each(['cancelado', 'pago_sem_poltrona', 'estornado'] as const)(
    'notices an order that ended as %s without a ticket and kept its credit',
    async (situacao) => {
      const id = await open();
      expect(await foundAfter((tx) => tx.updateTable('pedido').set({ situacao }).where('id', '=', id).execute())).toBe(
        1,
      );
    },
  );

  it('notices credit that another person got than the owner of the tickets', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    expect(await foundAfter((tx) => changeDonoOfCreditos(tx, eu.sub, 'outra'))).toBe(1);
  });

  it('notices credit that was taken away before its end', async () => {
    const eu = pessoa();
    await eu.earn(...seat());
    const end = async (tx: Tx) =>
      insertExpirados(
        tx,
        (await lockCreditos(tx, eu.sub)).map(({ id }) => id),
      );
    expect(await foundAfter(end)).toBe(1);
  });
});
