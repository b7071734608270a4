import { sql } from 'kysely';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { START_MS } from '../../../tests/support/startMs';
import { RACE_SESSIONS } from '../../../tests/support/startRaces';
import { freePoltronas } from '../../../tests/support/viagensDeTeste';
import { umComprador } from '../../pedidos/testdata/comprador';
import { startOperadora } from './testdata/operador';

let operadora: Awaited<ReturnType<typeof startOperadora>>;

beforeAll(async () => {
  operadora = await startOperadora({ sessions: RACE_SESSIONS });
}, START_MS);
afterAll(() => operadora.server.close());
afterEach(async () => {
  await operadora.beIn('normal');
  await expectInvariants(operadora.server);
});

/** The last request to sell is old, and so is what follows from it. */
const later = (id: string) =>
  operadora.db
    .updateTable('emissao')
    .set({ tentado_em: sql<Date>`now() - interval '1 hour'`, desfazer_em: sql<Date>`now()` })
    .where('pedido_id', '=', id)
    .where('desfazer_em', 'is not', null)
    .execute();
const standing = async (id: string) =>
  (await operadora.vendasOf(id)).filter(({ devolvida_em }) => devolvida_em === null).length;

describe('six hours after the payment', () => {
  it('the money goes back although the operator hangs, and its unanswered sale is found and returned [OC6]', async () => {
    const { server, bank, ana, beIn, paid, wait, bilhetesOf, emailsOf, undoVendas } = operadora;
    const { id, viagemId, e2eid } = await paid([1]);
    await beIn('mudo');
    expect((await ana.conclude(id)).situacao).toBe('emitindo');
    await beIn('fora');
    await wait(id, { hours: 7 });
    expect((await ana.conclude(id)).situacao).toBe('estornado');
    expect((await bank.getPix(e2eid)).devolucoes).toHaveLength(1);
    expect(await bilhetesOf(id)).toEqual([]);
    expect((await emailsOf(id)).map(({ chave }) => chave)).toContain(`emissao-recusada/${id}`);

    // Sold twice is worse than not sold: until the operator has taken it back, nobody else gets the seat.
    await undoVendas();
    expect([await standing(id), (await freePoltronas(server, viagemId, 'saoPaulo', 'rio')).includes(1)]).toEqual([
      1,
      false,
    ]);
    await beIn('normal');
    await undoVendas();
    expect([await standing(id), (await freePoltronas(server, viagemId, 'saoPaulo', 'rio')).includes(1)]).toEqual([
      0,
      true,
    ]);
    const bia = umComprador(server, 'bia');
    const again = await bia.order([1], viagemId);
    await bank.pay((await bia.charge(again.id)).txid);
    expect((await bia.conclude(again.id)).situacao).toBe('emitido');
  });

  it('a seat that was surely not sold is free at once', async () => {
    const { server, ana, beIn, paid, wait } = operadora;
    const { id, viagemId } = await paid([2]);
    await beIn('recusa');
    await ana.conclude(id);
    await beIn('fora');
    await wait(id, { hours: 7 });
    expect((await ana.conclude(id)).situacao).toBe('estornado');
    expect(await freePoltronas(server, viagemId, 'saoPaulo', 'rio')).toContain(2);
  });

  it('a request that the operator never got keeps the seat only until that is certain', async () => {
    const { server, ana, beIn, paid, wait, undoVendas, db } = operadora;
    const { id, viagemId } = await paid([3]);
    await beIn('mudo');
    await ana.conclude(id);
    await db.deleteFrom('sandbox_praxio_venda').where('chave', 'like', `${id}%`).execute();
    await wait(id, { hours: 7 });
    await beIn('fora');
    expect((await ana.conclude(id)).situacao).toBe('estornado');
    await beIn('normal');
    await undoVendas();
    expect(await freePoltronas(server, viagemId, 'saoPaulo', 'rio')).not.toContain(3);
    await later(id);
    await undoVendas();
    expect(await freePoltronas(server, viagemId, 'saoPaulo', 'rio')).toContain(3);
  });

  it('the issued seats of an order keep their tickets, and only the silent one is paid back', async () => {
    const { bank, ana, beIn, paid, wait, bilhetesOf, undoVendas } = operadora;
    const { id, e2eid } = await paid([4, 5]);
    await beIn('parcial');
    expect((await ana.conclude(id)).situacao).toBe('emitido_parcial');
    await beIn('mudo');
    await wait(id);
    await ana.conclude(id);
    await beIn('fora');
    await wait(id, { hours: 7 });
    expect((await ana.conclude(id)).situacao).toBe('emitido_parcial');
    expect(await bilhetesOf(id)).toHaveLength(1);
    expect((await bank.getPix(e2eid)).devolucoes).toHaveLength(1);
    await beIn('normal');
    await undoVendas();
    expect(await standing(id)).toBe(1);
  });

  it('runs that ask and the clock at once give the money back once and leave no sale standing', async () => {
    const { bank, ana, beIn, paid, wait, undoVendas, db } = operadora;
    const { id, e2eid } = await paid([6]);
    await beIn('mudo', 200);
    await ana.conclude(id);
    await wait(id, { hours: 7 });
    await Promise.all(Array.from({ length: 6 }, () => ana.post(`/api/Pedidos/${id}/Concluir`)));
    await ana.conclude(id);
    expect((await ana.read(id)).situacao).toBe('estornado');
    expect((await bank.getPix(e2eid)).devolucoes).toHaveLength(1);
    await beIn('normal');
    await undoVendas();
    expect(await standing(id)).toBe(0);
    const left = await db.selectFrom('emissao').select('desfazer_em').where('pedido_id', '=', id).execute();
    expect(left).toEqual([{ desfazer_em: null }]);
  });
});
