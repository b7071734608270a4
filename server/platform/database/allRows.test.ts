import { sql } from 'kysely';
import { countStatements } from '../../../tests/support/countStatements';
import { openModelCopy } from '../../../tests/support/modelCopy';
import { START_MS } from '../../../tests/support/startMs';
import { allRows, allRowsOf } from './allRows';
import type { Database } from './database';

/** Ids of lines as an import leaves them: with gaps, and above each other by thousands. */
const IDS = Array.from({ length: 2_050 }, (_, n) => (n % 2 === 0 ? 10 : 90_000) + n);

let database: Database;
beforeAll(async () => {
  database = await openModelCopy();
  const { db } = database;
  await sql`insert into linha(id, codigo, nome, operadora)
    select id, id, 'Linha', 'Itapê' from unnest(${IDS}::int[]) id`.execute(db);
  await sql`insert into linha_par(linha_id, seq_o, seq_d, origem_id, destino_id, min_o, min_d, km)
    select id, 0, d, 1, 2, 0, 10, id % 7 from unnest(${IDS}::int[]) id, generate_series(1, 2) d`.execute(db);
}, START_MS);
afterAll(() => database.close());

describe('a whole table', () => {
  it('is read with numbers as numbers, and empty where it has no row', async () => {
    expect(await allRows(database.db, 'tarifa')).toEqual([]);
    expect(await allRows(database.db, 'linha')).toContainEqual({
      id: 10,
      codigo: '10',
      nome: 'Linha',
      operadora: 'Itapê',
      encerrada: false,
    });
  });

  it('comes in statements of a thousand parents each, every row once', async () => {
    const { db } = database;
    const found: Awaited<ReturnType<typeof readPares>>[] = [];
    const sent = await countStatements(async () => found.push(await readPares(IDS.toReversed())));
    expect(sent).toHaveLength(3);
    const inOrder = (rows: Awaited<ReturnType<typeof readPares>>) =>
      rows.toSorted((a, b) => a.linha_id - b.linha_id || a.seq_d - b.seq_d);
    expect(inOrder(found.flat())).toEqual(inOrder(await allRows(db, 'linha_par')));
    expect(found.flat()).toHaveLength(4_100);
  });

  it('asks nothing where there are no parents', async () => {
    const sent = await countStatements(async () => expect(await readPares([])).toEqual([]));
    expect(sent).toEqual([]);
  });
});

const readPares = (linhas: readonly number[]) => allRowsOf(database.db, 'linha_par', 'linha_id', linhas);
