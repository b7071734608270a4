import { sql } from 'kysely';
import { openModelCopy } from '../../../tests/support/modelCopy';
import { START_MS } from '../../../tests/support/startMs';
import type { Database } from '../../platform/database/database';
import { VENDIDA_FORA } from '../operadora/vendidaFora';
import { countAffected, countPartidasDoDia, findPartidaDoDia, listPartidasDoDia, type Saindo } from './dayRepository';

let database: Database;
beforeAll(async () => {
  database = await openModelCopy({ content: 'seeded' });
}, START_MS);
afterAll(() => database.close());
beforeEach(() => sql`truncate partida cascade`.execute(database.db));

/** A departure of a line that leaves its first stop so many minutes from now. */
const leaves = (id: number, minutos: number, { linha = 1 } = {}) =>
  sql`insert into partida(id, linha_id, horario_id, data, saida, layout_id, capacidade)
    values (${id}::bigint, ${linha}, ${id}::int, now()::date, now() + make_interval(mins => ${minutos}::int), 1, 46)`.execute(
    database.db,
  );

const MINHA = '11111111-1111-4111-8111-111111111111';
const take = (poltrona: number, perna: number, { reserva = MINHA, expira = 'null' } = {}) =>
  sql`insert into ocupacao(partida_id, poltrona, perna, reserva_id, expira_em)
    values (1, ${poltrona}, ${perna}, ${reserva}::uuid, ${sql.raw(expira)})`.execute(database.db);

const from = (linhaId: number, sai: number, desde: number, ate: number): Saindo => ({
  linhaId,
  sai,
  desde: new Date(Date.now() + desde * 60_000),
  ate: new Date(Date.now() + ate * 60_000),
});
const idsOf = async (...saindo: Saindo[]) =>
  (await listPartidasDoDia(database.db, saindo, undefined)).map(({ id }) => id);

describe('the seats of a departure that are taken', () => {
  it('count once on several legs, those of others included, and not after their hold has expired', async () => {
    await leaves(1, 60);
    await take(1, 0);
    await take(1, 1);
    await take(2, 1, { reserva: VENDIDA_FORA });
    await take(3, 0, { expira: `now() + interval '1 minute'` });
    await take(4, 0, { expira: `now() - interval '1 second'` });
    expect((await findPartidaDoDia(database.db, '1'))?.ocupadas).toBe(3);
    expect(await countAffected(database.db, '1')).toEqual({ pedidos: 0, emReserva: 1 });
  });

  it('stay known when their rows are archived', async () => {
    await leaves(1, -60 * 24 * 400);
    await sql`update partida set ocupadas_arquivadas = 31 where id = 1`.execute(database.db);
    expect((await findPartidaDoDia(database.db, '1'))?.ocupadas).toBe(31);
    expect(await findPartidaDoDia(database.db, '2')).toBeUndefined();
  });
});

describe('the departures that leave a stop in a time', () => {
  it('are told by when they leave there: its first minute is in it, that of its end is not', async () => {
    await leaves(1, -250);
    await leaves(2, 10);
    await leaves(3, 70);
    const hour = from(1, 250, 260, 320);
    // One instant for the departure and for the bounds.
    await sql`update partida set saida = ${new Date(hour.desde.getTime() - 250 * 60_000)} where id = 2`.execute(
      database.db,
    );
    await sql`update partida set saida = ${new Date(hour.ate.getTime() - 250 * 60_000)} where id = 3`.execute(
      database.db,
    );
    expect([await idsOf(hour), await countPartidasDoDia(database.db, [hour])]).toEqual([['2'], 1]);
  });

  it('come in the order of leaving the stop, whatever the line; those that left two hours ago come last', async () => {
    await leaves(1, -130);
    await leaves(2, -110);
    await leaves(3, 200, { linha: 2 });
    await leaves(4, 30);
    // Line 1 leaves this stop 250 minutes after its start, line 2 at once.
    expect(await idsOf(from(1, 250, -600, 600), from(2, 0, -600, 600))).toEqual(['1', '2', '3', '4']);
    expect(await idsOf(from(1, 0, -600, 600), from(2, 0, -600, 600))).toEqual(['2', '4', '3', '1']);
  });
});
