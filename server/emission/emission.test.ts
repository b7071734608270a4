import { sql } from 'kysely';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { expectInvariants } from '../../tests/support/expectInvariants';
import { START_MS } from '../../tests/support/startMs';
import { startServer } from '../../tests/support/startServer';
import { freeSeats, umaViagem } from '../../tests/support/viagensDeTeste';
import type { Server } from '../createServer';
import { hasOpenOrder } from '../orders/orderRepository';
import { umComprador } from '../orders/testdata/comprador';
import { sendQueued, type Email } from '../outbox/outbox';
import { createPraxio } from '../praxio/createPraxio';
import { createLocalFetch } from '../sandbox/localFetch';
import { createBank, type Bank } from '../sandbox/pix/bank';
import { createMoods, type Mood } from '../sandbox/praxio/mood';
import { giveSalesBack } from './giveSalesBack';

let server: Server;
let bank: Bank;
let ana: ReturnType<typeof umComprador>;
/** Each test has a departure of its own, some days ahead. */
let dias = 2;

beforeAll(async () => {
  server = await startServer();
  // Only what a test does may move an order.
  await server.services.scheduler.stop();
  bank = createBank(server.services.database);
  ana = umComprador(server);
}, START_MS);
afterAll(() => server.close());
afterEach(async () => {
  await beIn('normal');
  await expectInvariants(server);
});

const db = () => server.services.database.db;
const beIn = (modo: Mood, atrasoMs?: number) => createMoods(server.services.database).write(modo, atrasoMs);
const emissaoOf = (id: string) =>
  db().selectFrom('emissao').selectAll().where('pedido_id', '=', id).orderBy('n').execute();
const ticketsOf = (id: string) => db().selectFrom('bilhete').selectAll().where('pedido_id', '=', id).execute();
const salesOf = (id: string) =>
  db().selectFrom('sandbox_praxio_venda').selectAll().where('chave', 'like', `${id}%`).execute();
const emailsOf = (id: string) => db().selectFrom('caixa_saida').selectAll().where('chave', 'like', `%/${id}`).execute();

/** A paid order for seats of a departure of its own. */
async function paid(poltronas: number[]): Promise<{ id: string; viagemId: string; e2eid: string }> {
  const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
  const { id } = await ana.order(poltronas, viagemId);
  const e2eid = await bank.pay((await ana.charge(id)).txid);
  return { id, viagemId, e2eid };
}

/** The next turn has come, or the last one where the order is given up. */
const wait = (id: string, { hours = 0 } = {}) =>
  db()
    .updateTable('emissao')
    .set({
      tentar_em: sql<Date>`now() - interval '1 second'`,
      desistir_em: sql<Date>`desistir_em - make_interval(hours => ${hours})`,
    })
    .where('pedido_id', '=', id)
    .where('situacao', 'in', ['pendente', 'vendendo'])
    .execute();

describe('selling at the operator', () => {
  it('sells each seat under its own key and keeps the number of the sale', async () => {
    const { id } = await paid([1, 2]);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    const sales = await salesOf(id);
    expect(sales.map(({ chave, poltrona }) => [chave, poltrona]).sort()).toEqual([
      [`${id}:0`, 1],
      [`${id}:1`, 2],
    ]);
    expect(await emissaoOf(id)).toMatchObject([
      { situacao: 'vendida', tentativas: 1, serie_bloco: 'SB1', em_curso_ate: null },
      { situacao: 'vendida', tentativas: 1 },
    ]);
  });

  it('asks for the sale by its key before selling again, when the answer got lost after the sale [OC5]', async () => {
    const { id } = await paid([1]);
    await beIn('mudo');
    expect((await ana.conclude(id)).situacao).toBe('emitindo');
    expect(await salesOf(id)).toHaveLength(1);
    expect(await emissaoOf(id)).toMatchObject([{ situacao: 'vendendo', tentativas: 1 }]);

    // Selling would be refused now: only the question can find out.
    await beIn('recusa');
    await wait(id);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    expect(await salesOf(id)).toHaveLength(1);
    expect(await ticketsOf(id)).toHaveLength(1);
  });

  it('sells again when the question finds that nothing was sold', async () => {
    const { id } = await paid([1]);
    await beIn('mudo');
    await ana.conclude(id);
    await db().deleteFrom('sandbox_praxio_venda').where('chave', '=', `${id}:0`).execute();
    await beIn('normal');
    await wait(id);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    expect(await salesOf(id)).toHaveLength(1);
  });

  it('never gives money back for what may be sold, however long the operator is silent', async () => {
    const { id } = await paid([1]);
    await beIn('mudo');
    await ana.conclude(id);
    await beIn('fora');
    await wait(id, { hours: 7 });
    expect((await ana.conclude(id)).situacao).toBe('emitindo');
    await beIn('normal');
    await wait(id);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
  });

  it('waits longer after each refusal, and tells the buyer once that it goes on [OC6]', async () => {
    const { id } = await paid([1]);
    await beIn('recusa');
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await wait(id);
      await ana.conclude(id);
      const { rows } = await sql<{ s: number }>`
        select round(extract(epoch from tentar_em - now()))::int as s from emissao where pedido_id = ${id}::uuid`.execute(
        db(),
      );
      waits.push(rows[0]?.s ?? 0);
    }
    expect(waits.map((seconds) => Math.round(seconds / 60))).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    const pedido = await ana.read(id);
    expect(pedido).toMatchObject({ situacao: 'emitindo', emissao: { tentativas: 8, poltronas: [1] } });
    expect((await emailsOf(id)).map(({ chave }) => chave)).toEqual([`emissao-pendente/${id}`]);
  });

  it('gives all of the money and the seat back after six hours of refusals, and says so [OC6]', async () => {
    const { id, viagemId, e2eid } = await paid([3]);
    await beIn('recusa');
    await ana.conclude(id);
    await wait(id, { hours: 6 });
    expect((await ana.conclude(id)).situacao).toBe('estornado');
    expect((await bank.getPix(e2eid)).devolucoes).toHaveLength(1);
    expect(await freeSeats(server, viagemId, 'saoPaulo', 'rio')).toContain(3);
    expect((await emailsOf(id)).map(({ chave }) => chave)).toContain(`emissao-recusada/${id}`);
    expect(await ticketsOf(id)).toEqual([]);
  });

  it('gives the money back at once where the operator sold the seat at its counter, and keeps it from others [SH11]', async () => {
    const { id, viagemId, e2eid } = await paid([4]);
    await beIn('ocupada');
    expect((await ana.conclude(id)).situacao).toBe('estornado');
    expect((await bank.getPix(e2eid)).devolucoes).toHaveLength(1);
    expect(await freeSeats(server, viagemId, 'saoPaulo', 'rio')).not.toContain(4);
  });

  it('knows its own sale where the operator says that the seat is taken', async () => {
    const { id } = await paid([1]);
    await beIn('mudo');
    await ana.conclude(id);
    // The process died before it knew that it had asked.
    await db()
      .updateTable('emissao')
      .set({ situacao: 'pendente', tentar_em: sql<Date>`now()` })
      .where('pedido_id', '=', id)
      .execute();
    await beIn('ocupada');
    expect((await ana.conclude(id)).situacao).toBe('emitido');
  });
});

describe('an operator that sells a part', () => {
  it('leaves the person with the tickets there are, and issues the rest when it can', async () => {
    const { id } = await paid([1, 2, 3]);
    await beIn('parcial');
    const first = await ana.conclude(id);
    expect(first.situacao).toBe('emitido_parcial');
    expect(first.itens.filter(({ bilheteId }) => bilheteId !== null)).toHaveLength(1);
    expect(first.emissao?.poltronas).toHaveLength(2);

    await beIn('normal');
    await wait(id);
    const second = await ana.conclude(id);
    expect(second.situacao).toBe('emitido');
    expect(second.emissao).toBeUndefined();
    expect(await ticketsOf(id)).toHaveLength(3);
    expect((await emailsOf(id)).map(({ chave }) => chave.split('/')[0]).sort()).toEqual([
      'emissao-pendente',
      'pedido-emitido',
      'pedido-emitido-parcial',
    ]);
  });

  it('keeps the account from being deleted until the last seat is issued [OC12]', async () => {
    const duda = umComprador(server, 'duda');
    const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
    const { id } = await duda.order([1, 2], viagemId);
    await bank.pay((await duda.charge(id)).txid);
    await beIn('parcial');
    expect((await duda.conclude(id)).situacao).toBe('emitido_parcial');
    expect(await hasOpenOrder(db(), 'duda')).toBe(true);
    await beIn('normal');
    await wait(id);
    await duda.conclude(id);
    expect(await hasOpenOrder(db(), 'duda')).toBe(false);
  });

  it('gives back exactly what the refused seats cost, once, and keeps the ticket that there is', async () => {
    const { id, viagemId, e2eid } = await paid([1, 2, 3]);
    await beIn('parcial');
    await ana.conclude(id);
    await beIn('recusa');
    await wait(id, { hours: 6 });
    const pedido = await ana.conclude(id);
    await ana.conclude(id);
    expect(pedido.situacao).toBe('emitido_parcial');
    const [kept] = pedido.itens.filter(({ bilheteId }) => bilheteId !== null);
    const { devolucoes = [] } = await bank.getPix(e2eid);
    expect(devolucoes.map(({ valor }) => valor)).toEqual(['141.50', '141.50']);
    expect(pedido.totalCentavos - 2 * 14_150).toBe(kept?.preco.totalCentavos);
    const free = await freeSeats(server, viagemId, 'saoPaulo', 'rio');
    expect([1, 2, 3].filter((poltrona) => !free.includes(poltrona))).toEqual([kept?.poltrona]);
  });
});

describe('concluding while another run is at it', () => {
  it('answers 202 with the order as it is, and both come to the same [OC2]', async () => {
    const { id } = await paid([1]);
    await beIn('lento', 400);
    const concluir = () => ana.post(`/api/Pedidos/${id}/Concluir`);
    const first = concluir();
    while ((await emissaoOf(id))[0]?.em_curso_ate == null) await new Promise((resolve) => setTimeout(resolve, 10));
    const second = await concluir();
    expect([second.statusCode, second.json<{ data: object }>().data]).toMatchObject([202, { situacao: 'emitindo' }]);
    expect((await first).statusCode).toBe(200);
    const [one, other] = [(await first).json<{ data: object }>().data, await ana.conclude(id)];
    expect(other).toEqual(one);
    expect(await ticketsOf(id)).toHaveLength(1);
  });

  it('is nobody else’s to do: another person finds no such order [OC3]', async () => {
    const { id } = await paid([1]);
    const bia = umComprador(server, 'bia');
    expect((await bia.post(`/api/Pedidos/${id}/Concluir`)).statusCode).toBe(404);
    expect((await ana.read(id)).situacao).toBe('aguardando_pagamento');
    const nobody = await server.app.inject({ method: 'POST', url: `/api/Pedidos/${id}/Concluir` });
    expect(nobody.statusCode).toBe(401);
  });

  it('does not wait for the next turn when the person asks, but is not hurried either', async () => {
    const { id } = await paid([1]);
    await beIn('recusa');
    await ana.conclude(id);
    await ana.conclude(id);
    expect(await emissaoOf(id)).toMatchObject([{ tentativas: 1 }]);
    await beIn('normal');
    await db()
      .updateTable('emissao')
      .set({ tentado_em: sql<Date>`now() - interval '6 seconds'` })
      .where('pedido_id', '=', id)
      .execute();
    expect((await ana.conclude(id)).situacao).toBe('emitido');
  });
});

describe('what follows the sale', () => {
  it('is told once, however often it is concluded and though the sender fails after sending [OC8]', async () => {
    const { id } = await paid([1]);
    const concluir = () => ana.post(`/api/Pedidos/${id}/Concluir`);
    await Promise.all([concluir(), concluir()]);
    expect((await ana.conclude(id)).situacao).toBe('emitido');
    const mailbox = new Map<string, Email>();
    let fails = 1;
    const send = (key: string, email: Email): Promise<void> => {
      mailbox.set(key, email);
      return fails-- > 0 ? Promise.reject(new Error('lost after sending')) : Promise.resolve();
    };
    await sendQueued(server.services.database, { send });
    await db()
      .updateTable('caixa_saida')
      .set({ tentar_em: sql<Date>`now()` })
      .execute();
    await sendQueued(server.services.database, { send });
    expect([...mailbox.values()].filter(({ assunto }) => assunto.includes('emitida'))).not.toHaveLength(0);
    const rows = await emailsOf(id);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.publicado_em).not.toBeNull();
  });

  it('gives the sale back to the operator when its ticket has ended', async () => {
    const { id } = await paid([5]);
    const [item] = (await ana.conclude(id)).itens;
    const previa = (await ana.get(`/api/Bilhetes/${item?.bilheteId}/Cancelamento`)).json<{
      data: { devolverCentavos: number };
    }>().data;
    const { devolverCentavos } = previa;
    const done = await ana.post(`/api/Bilhetes/${item?.bilheteId}/Cancelamento`, { devolverCentavos });
    expect(done.statusCode).toBeLessThan(300);
    await sweep();
    expect(await emissaoOf(id)).toMatchObject([{ situacao: 'devolvida' }]);
    expect(await salesOf(id)).toMatchObject([{ devolvida_em: expect.any(Date) }]);
  });
});

/** What the sweeper does for tickets that have ended. */
const sweep = () =>
  giveSalesBack(server.services.database, createPraxio({ praxio: null }, createLocalFetch(server.app)));
