import { sql, type Selectable } from 'kysely';
import type { Reader } from './database';
import type { CatalogueTables } from '../../migrations/catalogueTables';

/** Tables that hold neither instants nor int8, which JSON would change. */
type PlainTable = Exclude<keyof CatalogueTables, 'partida'>;

/** A whole table as one JSON text: at start, reading thousands of rows one by one costs several times as much. */
export async function allRows<T extends PlainTable>(db: Reader, table: T): Promise<Selectable<CatalogueTables[T]>[]> {
  const { rows } = await sql<{ rows: string }>`
    select coalesce(json_agg(t), '[]')::text as rows from ${sql.table(table)} t`.execute(db);
  return JSON.parse(rows[0]?.rows ?? '[]') as Selectable<CatalogueTables[T]>[];
}
