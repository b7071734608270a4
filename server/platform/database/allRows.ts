import { sql, type Selectable } from 'kysely';
import type { Reader } from './database';
import type { Tables } from './tables';

/** Tables without instants, which JSON would turn into text. */
type PlainTable = {
  [T in keyof Tables]: Date extends Selectable<Tables[T]>[keyof Selectable<Tables[T]>] ? never : T;
}[keyof Tables];

/** A whole table (without int8 columns, which JSON would round) as one JSON text: at start, reading thousands of rows one by one costs several times as much. */
export async function allRows<T extends PlainTable>(db: Reader, table: T): Promise<Selectable<Tables[T]>[]> {
  const { rows } = await sql<{ rows: string }>`
    select coalesce(json_agg(t), '[]')::text as rows from ${sql.table(table)} t`.execute(db);
  return JSON.parse(rows[0]?.rows ?? '[]') as Selectable<Tables[T]>[];
}
