import { sql } from 'kysely';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { freePoltronas } from '../../../tests/support/viagensDeTeste';
import { umComprador } from '../../pedidos/testdata/comprador';
import { isBeingIssued } from './emissaoRepository';
import { startOperadora } from './testdata/operador';

let operadora: Awaited<ReturnType<typeof startOperadora>>;

beforeAll(async () => {
  operadora = await startOperadora();
}, START_MS);
afterAll(() => operadora.server.close());
afterEach(async () => {
  await operadora.beIn('normal');
  await expectInvariants(operadora.server);
});

describe('the conclusion of an order that another run issues', () => {
  it('goes on for the person until the ticket stands, not only until the operator has answered', async () => {
    const { ana, beIn, db, paid, server, bilhetesOf } = operadora;
    const { database } = server.services;
    const { id } = await paid([1]);
    await beIn('mudo');
    await ana.conclude(id);
    expect(await isBeingIssued(database.db, id)).toBe(false);
    // The other run has written the operator's answer down, and is about to issue.
    const { situacao } = await db
      .selectFrom('emissao')
      .selectAll()
      .where('pedido_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(situacao).toBe('vendendo');
    const answered = { situacao: 'vendida' as const, em_curso_ate: null, num_passagem: '1', serie_bloco: 'SB1' };
    await db.updateTable('emissao').set(answered).where('pedido_id', '=', id).execute();
    expect(await isBeingIssued(database.db, id)).toBe(true);

    expect((await ana.conclude(id)).situacao).toBe('emitido');
    expect(await bilhetesOf(id)).toHaveLength(1);
    expect(await isBeingIssued(database.db, id)).toBe(false);
  });
});

describe('selling at the operator', () => {
  it('sells each seat under its own key and keeps the number of the sale', async () => {
    const { ana, emissaoOf, vendasOf, paid } = operadora;
    const { id } = await paid([1, 2]);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    const vendas = await vendasOf(id);
    expect(vendas.map(({ chave, poltrona }) => [chave, poltrona]).sort()).toEqual([
      [`${id}:0`, 1],
      [`${id}:1`, 2],
    ]);
    expect(await emissaoOf(id)).toMatchObject([
      { situacao: 'vendida', tentativas: 1, serie_bloco: 'SB1', em_curso_ate: null },
      { situacao: 'vendida', tentativas: 1 },
    ]);
  });

  it('asks for the sale by its key before selling again, when the answer got lost after the sale [OC5]', async () => {
    const { ana, beIn, emissaoOf, bilhetesOf, vendasOf, paid, wait } = operadora;
    const { id } = await paid([1]);
    await beIn('mudo');
    expect((await ana.conclude(id)).situacao).toBe('emitindo');
    expect(await vendasOf(id)).toHaveLength(1);
    expect(await emissaoOf(id)).toMatchObject([{ situacao: 'vendendo', tentativas: 1 }]);

    // Selling would be refused now: only the question can find out.
    await beIn('recusa');
    await wait(id);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    expect(await vendasOf(id)).toHaveLength(1);
    expect(await bilhetesOf(id)).toHaveLength(1);
  });

  it('sells again when the question finds that nothing was sold', async () => {
    const { ana, beIn, vendasOf, paid, wait, db } = operadora;
    const { id } = await paid([1]);
    await beIn('mudo');
    await ana.conclude(id);
    await db.deleteFrom('sandbox_praxio_venda').where('chave', '=', `${id}:0`).execute();
    await beIn('normal');
    await wait(id);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    expect(await vendasOf(id)).toHaveLength(1);
  });

  it('gives no money back for what may be sold before its time is over, however often the operator is silent', async () => {
    const { ana, beIn, paid, wait } = operadora;
    const { id } = await paid([1]);
    await beIn('mudo');
    await ana.conclude(id);
    await beIn('fora');
    for (let hour = 0; hour < 5; hour += 1) {
      await wait(id, { hours: 1 });
      expect((await ana.conclude(id)).situacao).toBe('emitindo');
    }
    await beIn('normal');
    await wait(id);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
  });

  it('waits longer after each refusal, and tells the buyer once that it goes on [OC6]', async () => {
    const { ana, beIn, emailsOf, paid, wait, db } = operadora;
    const { id } = await paid([1]);
    await beIn('recusa');
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await wait(id);
      await ana.conclude(id);
      const { rows } = await sql<{ s: number }>`
        select round(extract(epoch from tentar_em - now()))::int as s from emissao where pedido_id = ${id}::uuid`.execute(
        db,
      );
      waits.push(rows[0]?.s ?? 0);
    }
    expect(waits.map((seconds) => Math.round(seconds / 60))).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    const pedido = await ana.read(id);
    expect(pedido).toMatchObject({ situacao: 'emitindo', emissao: { tentativas: 8, poltronas: [1] } });
    expect((await emailsOf(id)).map(({ chave }) => chave)).toEqual([`emissao-pendente/${id}`]);
  });

  it('gives all of the money and the seat back after six hours of refusals, and says so [OC6]', async () => {
    const { server, bank, ana, beIn, bilhetesOf, emailsOf, paid, wait } = operadora;
    const { id, viagemId, e2eid } = await paid([3]);
    await beIn('recusa');
    await ana.conclude(id);
    await wait(id, { hours: 6 });
    expect((await ana.conclude(id)).situacao).toBe('estornado');
    expect((await bank.getPix(e2eid)).devolucoes).toHaveLength(1);
    expect(await freePoltronas(server, viagemId, 'saoPaulo', 'rio')).toContain(3);
    expect((await emailsOf(id)).map(({ chave }) => chave)).toContain(`emissao-recusada/${id}`);
    expect(await bilhetesOf(id)).toEqual([]);
  });

  it('gives the money back at once where the operator sold the seat at its counter, and keeps it from others [SH11]', async () => {
    const { server, bank, ana, beIn, paid } = operadora;
    const { id, viagemId, e2eid } = await paid([4]);
    await beIn('ocupada');
    expect((await ana.conclude(id)).situacao).toBe('estornado');
    expect((await bank.getPix(e2eid)).devolucoes).toHaveLength(1);
    expect(await freePoltronas(server, viagemId, 'saoPaulo', 'rio')).not.toContain(4);
  });

  it('knows its own sale where the operator says that the seat is taken', async () => {
    const { ana, beIn, paid, db } = operadora;
    const { id } = await paid([1]);
    await beIn('mudo');
    await ana.conclude(id);
    // The process died before it knew that it had asked.
    await db
      .updateTable('emissao')
      .set({ situacao: 'pendente', tentar_em: sql<Date>`now()` })
      .where('pedido_id', '=', id)
      .execute();
    await beIn('ocupada');
    expect((await ana.conclude(id)).situacao).toBe('emitido');
  });
});

describe('concluding while another run is at it', () => {
  it('answers 202 with the order as it is, and both come to the same [OC2]', async () => {
    const { ana, beIn, emissaoOf, bilhetesOf, paid } = operadora;
    const { id } = await paid([1]);
    // Longer than a busy machine needs to send the second request.
    await beIn('lento', 2_000);
    const conclude = () => ana.post(`/api/Pedidos/${id}/Concluir`);
    const first = conclude();
    while ((await emissaoOf(id))[0]?.em_curso_ate == null) await new Promise((resolve) => setTimeout(resolve, 10));
    const second = await conclude();
    expect([second.statusCode, second.json<{ data: object }>().data]).toMatchObject([202, { situacao: 'emitindo' }]);
    expect((await first).statusCode).toBe(200);
    const [one, other] = [(await first).json<{ data: object }>().data, await ana.conclude(id)];
    expect(other).toEqual(one);
    expect(await bilhetesOf(id)).toHaveLength(1);
  });

  it('is nobody else’s to do: another person finds no such order [OC3]', async () => {
    const { server, ana, paid } = operadora;
    const { id } = await paid([1]);
    const bia = umComprador(server, 'bia');
    expect((await bia.post(`/api/Pedidos/${id}/Concluir`)).statusCode).toBe(404);
    expect((await ana.read(id)).situacao).toBe('aguardando_pagamento');
    const nobody = await server.app.inject({ method: 'POST', url: `/api/Pedidos/${id}/Concluir` });
    expect(nobody.statusCode).toBe(401);
  });

  it('does not wait for the next turn when the person asks, but is not hurried either', async () => {
    const { ana, beIn, emissaoOf, paid, db } = operadora;
    const { id } = await paid([1]);
    await beIn('recusa');
    await ana.conclude(id);
    await ana.conclude(id);
    expect(await emissaoOf(id)).toMatchObject([{ tentativas: 1 }]);
    await beIn('normal');
    await db
      .updateTable('emissao')
      .set({ tentado_em: sql<Date>`now() - interval '6 seconds'` })
      .where('pedido_id', '=', id)
      .execute();
    expect((await ana.conclude(id)).situacao).toBe('emitido');
  });
});
