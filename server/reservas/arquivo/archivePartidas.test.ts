import { sql } from 'kysely';
import { expectInvariants } from '../../../tests/support/expectInvariants';
import { lugares } from '../../../tests/support/catalogoDeTeste';
import { START_MS } from '../../../tests/support/startMs';
import { startServer } from '../../../tests/support/startServer';
import { umaViagem } from '../../../tests/support/viagensDeTeste';
import type { Server } from '../../createServer';
import { payTxid, umComprador } from '../../pedidos/testdata/comprador';
import { purgePartidas } from '../../viagens/oldPartidas';
import { findPartidaDoDia } from '../../viagens/operacao/dayRepository';
import { takePoltronas } from '../poltronas/ocupacaoRepository';
import { archivePartidas, KEPT_DAYS } from './archivePartidas';

let server: Server;
let dias = 2;

beforeAll(async () => {
  server = await startServer();
  await server.services.scheduler.stop();
}, START_MS);
afterAll(() => server.close());
afterEach(() => expectInvariants(server));

const db = () => server.services.database.db;
const archive = () => archivePartidas(server.services.database);
const leftAgo = (id: string, days: number) =>
  sql`update partida set saida = now() - make_interval(days => ${days}::int) where id = ${id}::bigint`.execute(db());
const seatsOf = async (id: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(distinct poltrona)::int as n from ocupacao where partida_id = ${id}::bigint`.execute(db());
  return rows[0]?.n ?? 0;
};

/** A departure of its own with seats on it, issued or merely paid. */
async function sold(poltronas: number[], issue = true): Promise<string> {
  const { order, charge, conclude } = umComprador(server);
  const { id: viagemId } = await umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
  const { id } = await order(poltronas, viagemId);
  await payTxid(server, (await charge(id)).txid);
  await conclude(id);
  if (!issue) await sql`update pedido set situacao = 'emitindo' where id = ${id}::uuid`.execute(db());
  return viagemId;
}

describe('the seats of departures that are long over', () => {
  it('are deleted a month after they left, and their number stays for who looks at the day', async () => {
    const old = await sold([1, 2]);
    const recent = await sold([3]);
    await leftAgo(old, KEPT_DAYS + 1);
    await leftAgo(recent, KEPT_DAYS - 1);
    expect(await archive()).toBe(1);
    expect([await seatsOf(old), await seatsOf(recent)]).toEqual([0, 1]);
    expect(await findPartidaDoDia(db(), old)).toMatchObject({ ocupadas: 2 });
    expect(await findPartidaDoDia(db(), recent)).toMatchObject({ ocupadas: 1 });
    expect(await archive()).toBe(0);
  });

  it('wait while an order of the departure has something to come', async () => {
    const open = await sold([4], false);
    await leftAgo(open, KEPT_DAYS + 1);
    expect(await archive()).toBe(0);
    expect(await seatsOf(open)).toBe(1);
    await sql`update pedido set situacao = 'emitido' where situacao = 'emitindo'`.execute(db());
    expect(await archive()).toBe(1);
  });

  it('are nobody’s to take again, by whatever late money', async () => {
    const old = await sold([5]);
    await leftAgo(old, KEPT_DAYS + 1);
    await archive();
    const late = { partidaId: old, seqO: 0, seqD: 2, poltronas: [5, 6] };
    const taken = await server.services.database.transaction((tx) =>
      takePoltronas(tx, '00000000-0000-4000-8000-000000000009', late, null),
    );
    expect(taken).toEqual([5, 6]);
    expect(await seatsOf(old)).toBe(0);
  });

  it('keep their departure from being deleted as one on which nobody sat', async () => {
    const { id } = await umaViagem(server, lugares.saoPaulo, lugares.rio, (dias += 1));
    await sql`insert into ocupacao(partida_id, poltrona, perna, reserva_id, expira_em)
      values (${id}::bigint, 1, 0, gen_random_uuid(), null)`.execute(db());
    await leftAgo(id, 401);
    await archive();
    await purgePartidas(server.services.database);
    expect(await findPartidaDoDia(db(), id)).toMatchObject({ id, ocupadas: 1 });
  });
});
