import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CompiledQuery } from 'kysely';
import type { Database } from '../../server/platform/database/database';
import { migrate } from '../../server/platform/database/migrate';
import { openDatabase } from '../../server/platform/database/openDatabase';
import type { RecordedStatement } from '../support/recordStatements';
import { START_MS } from '../support/startMs';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
  await migrate(database);
}, START_MS);
afterAll(() => database.close());

/** SQLSTATE classes of a constraint or trigger, which prove that the statement itself was executed. */
const JUDGED = ['23', 'P0'];

/** Runs a statement and rolls it back. Returns the engine's error; null when it ran or violated a constraint. */
async function refusalOf({ text, values }: RecordedStatement): Promise<string | null> {
  const undo = new Error('undo');
  try {
    await database.db.transaction().execute(async (tx) => {
      await tx.executeQuery(CompiledQuery.raw(text, values));
      throw undo;
    });
    return null;
  } catch (error) {
    if (error === undo) return null;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return JUDGED.some((known) => code.startsWith(known)) ? null : `${code} ${String(error)}\n${text}`;
  }
}

function recorded(): RecordedStatement[] {
  const folder = process.env.TEST_STATEMENTS;
  if (!folder) throw new Error('TEST_STATEMENTS is not set: run the API first with it, then this with the same folder');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'));
  const statements = lines.map((line) => JSON.parse(line) as RecordedStatement);
  return [...new Map(statements.map((statement) => [statement.text, statement])).values()];
}

describe('the embedded engine', () => {
  it('runs every statement that the tests of the API sent to PostgreSQL', async () => {
    const statements = recorded();
    expect(statements.length).toBeGreaterThan(500);
    const refusals: string[] = [];
    for (const statement of statements) {
      const refusal = await refusalOf(statement);
      if (refusal) refusals.push(refusal);
    }
    expect(refusals).toEqual([]);
  }, 120_000);
});
