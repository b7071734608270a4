import { sql } from 'kysely';
import { seedCatalogue } from '../viagens/seedCatalogue';
import { rollForward } from '../viagens/partidas';
import type { Database } from '../platform/database/database';
import { openModelCopy } from '../../tests/support/modelCopy';
import { START_MS } from '../../tests/support/startMs';
import { catalogo } from './catalogo';
import { horarios } from './horarios';
import { partidasOf } from './testdata/partidas';

interface Row {
  texto: string;
}

async function departuresIn({ db }: Database): Promise<string[]> {
  const { rows } = await sql<Row>`
    select concat_ws(' ', id, linha_id, horario_id, data, to_char(saida at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI'),
                     layout_id, capacidade, plataforma) as texto
    from partida order by data, id`.execute(db);
  return rows.map(({ texto }) => texto);
}

describe('the catalogue in a database', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openModelCopy();
    await database.transaction((tx) => seedCatalogue(tx, catalogo));
    await rollForward(database);
  }, START_MS);
  afterAll(() => database.close());

  it('holds, made by SQL, the very departures that the pure rule makes', async () => {
    const made = await departuresIn(database);
    const days = [...new Set(made.map((text) => text.split(' ')[3] ?? ''))];
    const wanted = partidasOf(horarios, days[0] ?? '', days.length)
      .sort((a, b) => a.data.localeCompare(b.data) || a.id - b.id)
      .map(({ id, linha_id, horario_id, data, saida, layout_id, capacidade, plataforma }) =>
        [id, linha_id, horario_id, data, saida.slice(0, 16), layout_id, capacidade, plataforma].join(' '),
      );
    expect(days.length).toBeGreaterThanOrEqual(60);
    expect(made.length).toBe(wanted.length);
    expect(made.join('\n') === wanted.join('\n')).toBe(true);
  });

  it('takes the same catalogue and the same day a second time without a change', async () => {
    const before = await departuresIn(database);
    expect(await database.transaction((tx) => seedCatalogue(tx, catalogo))).toBe(false);
    await rollForward(database);
    expect(await departuresIn(database)).toHaveLength(before.length);
  });
});
