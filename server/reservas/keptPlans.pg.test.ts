import { sql } from 'kysely';
import { lugares } from '../../tests/support/catalogoDeTeste';
import { openModelCopy } from '../../tests/support/modelCopy';
import { START_MS } from '../../tests/support/startMs';
import type { Database } from '../platform/database/database';
import { today } from '../platform/database/today';
import { readAgain } from '../platform/http/idempotency/atOnce';
import { openCatalogue } from '../viagens/liveCatalogue';
import { findVendidasNasJanelas } from '../viagens/partidaRepository';
import { readPartes } from './atOnce/parteRepository';

/** Enough for a name, for the five executions that PostgreSQL plans by themselves, and for some more. */
const TIMES = 15;
const REGRAS = ['00000000-0000-7000-8000-000000000009'];

let database: Database;
beforeAll(async () => {
  database = await openModelCopy({ content: 'seeded' });
  // A day of a large network, with statistics as autovacuum gathers them.
  await sql`insert into partida(id, linha_id, horario_id, data, saida, layout_id, capacidade)
    select 9000000000 + n, 1000 + n % 300, n, ${today} + 5, now() + make_interval(days => 5, mins => n % 1440), 1, 46
    from generate_series(1, 30000) n`.execute(database.db);
  await sql`insert into ocupacao(partida_id, poltrona, perna, reserva_id, expira_em)
    select 9000000000 + n, s, 0, gen_random_uuid(), null
    from generate_series(1, 3000) n, generate_series(1, 20) s`.execute(database.db);
  await sql`analyze`.execute(database.db);
}, START_MS);
afterAll(() => database.close());

/** How often the plan for any parameters was used for the statement that begins like this, and one for its own. */
async function countPlans(beginning: string): Promise<{ any: number; own: number } | undefined> {
  const { rows } = await sql<{ any: number; own: number }>`
    select generic_plans::int as any, custom_plans::int as own from pg_prepared_statements
    where regexp_replace(statement, '\\s+', ' ', 'g') like ${`%${beginning}%`}`.execute(database.db);
  return rows[0];
}

describe('a kept plan', () => {
  it('serves every search after the first ones, however few lines run between two places', async () => {
    const catalogue = await openCatalogue(database.db);
    const [trecho] = catalogue.trechosBuscados(lugares.saoPaulo, lugares.rio);
    if (!trecho) throw new Error('no line runs there');
    const day = { desde: new Date(Date.now() + 4 * 86_400_000), ate: new Date(Date.now() + 6 * 86_400_000) };
    for (let n = 0; n < TIMES; n += 1) await findVendidasNasJanelas(database.db, [{ trecho, ...day }], REGRAS);
    expect(await countPlans('as janela')).toEqual({ any: TIMES - 10, own: 5 });
  });

  it('serves every hold after the first ones', async () => {
    const parte = { n: 0, partidaId: '9000000001', linhaId: 1001, seqO: 0, seqD: 1 };
    const read = readPartes([parte], REGRAS, { dono: 'ana', poltronas: [1] });
    for (let n = 0; n < TIMES; n += 1) expect(await readAgain(database.db, read)).toHaveLength(1);
    expect(await countPlans('as tomadas')).toEqual({ any: TIMES - 10, own: 5 });
  });
});
