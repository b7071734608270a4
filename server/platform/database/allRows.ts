import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Reader } from './database';
import type { Tables } from './tables';

/** Tables without instants, which JSON would turn into text. */
type PlainTable = {
  [T in keyof Tables]: Date extends Selectable<Tables[T]>[keyof Selectable<Tables[T]>] ? never : T;
}[keyof Tables];

/** A whole table (without int8 columns, which JSON would round) as one JSON text: at start, reading thousands of rows one by one costs several times as much. */
export const allRows = <T extends PlainTable>(db: Reader, table: T): Promise<Selectable<Tables[T]>[]> =>
  rowsWhere<T>(db, table, sql``);

/** Parents of one statement: some megabytes of JSON, which are read in a fraction of a statement's time and parsed in some ms. */
const PARENTS = 1_000;

/**
 * The same for a table that has many rows for each of its parents, in several statements: a statement that reads half a
 * million rows takes longer than one may, on a machine that is busy, and their text at once holds up everything else.
 * @param parents ids of all parents, in any order. A row without a parent may be missing.
 */
export async function allRowsOf<T extends PlainTable, C extends keyof Selectable<Tables[T]> & string>(
  db: Reader,
  table: T,
  column: C,
  parents: readonly number[],
): Promise<Selectable<Tables[T]>[]> {
  const sorted = parents.toSorted((a, b) => a - b);
  const found: Selectable<Tables[T]>[][] = [];
  for (let n = 0; n < sorted.length; n += PARENTS) {
    const part = sorted.slice(n, n + PARENTS);
    found.push(await rowsWhere<T>(db, table, sql` where ${sql.ref(column)} between ${part[0]} and ${part.at(-1)}`));
  }
  return found.flat();
}

async function rowsWhere<T extends PlainTable>(
  db: Reader,
  table: T,
  where: RawBuilder<unknown>,
): Promise<Selectable<Tables[T]>[]> {
  const { rows } = await sql<{ rows: string }>`
    select coalesce(json_agg(t), '[]')::text as rows from ${sql.table(table)} t${where}`.execute(db);
  return JSON.parse(rows[0]?.rows ?? '[]') as Selectable<Tables[T]>[];
}
