import { sql } from 'kysely';
import { openModelCopy } from '../../../tests/support/modelCopy';
import { countStatements } from '../../../tests/support/countStatements';
import { allOrNothing, type Write } from './allOrNothing';
import type { Database } from './database';

let database: Database;

beforeAll(async () => {
  database = await openModelCopy();
});
afterAll(() => database.close());

const write =
  (nome: string): Write =>
  (db) =>
    db.insertInto('semente').values({ nome, versao: '1' }).execute();
const fail: Write = (db) => sql`select 1 / 0`.execute(db);
const written = async (): Promise<string[]> =>
  (await database.db.selectFrom('semente').select('nome').where('nome', 'like', 'tudo-%').execute()).map(
    ({ nome }) => nome,
  );

describe('writes that belong together', () => {
  it('leave nothing behind where one of them fails', async () => {
    await expect(allOrNothing(database, [write('tudo-1'), fail])).rejects.toThrow('division by zero');
    expect(await written()).toEqual([]);
  });

  it('are one transaction, and one write alone needs none', async () => {
    expect(await countStatements(() => allOrNothing(database, [write('tudo-2')]))).toHaveLength(1);
    expect(await countStatements(() => allOrNothing(database, [write('tudo-3'), write('tudo-4')]))).toHaveLength(4);
    expect(await written()).toEqual(['tudo-2', 'tudo-3', 'tudo-4']);
  });
});
