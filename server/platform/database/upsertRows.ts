import { sql } from 'kysely';
import type { Tx } from './database';
import type { Tables } from './tables';

/**
 * Writes rows of a table as one JSON text, all with the columns of the first; a row whose key exists gets the other
 * columns of the new one. A seed of thousands of rows takes one statement a table.
 */
export async function upsertRows(
  tx: Tx,
  table: keyof Tables,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));
  const others = Object.keys(first).filter((column) => !key.includes(column));
  const set = sql.join(others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));
  await sql`
    insert into ${sql.table(table)} (${names(Object.keys(first))})
    select ${names(Object.keys(first))} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${names(key)}) do ${others.length > 0 ? sql`update set ${set}` : sql`nothing`}
  `.execute(tx);
}

/** Deletes the rows of a table that have the keys of these, in one statement. */
export async function deleteRows(
  tx: Tx,
  table: keyof Tables,
  key: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const same = sql.join(
    key.map((column) => sql`t.${sql.ref(column)} = k.${sql.ref(column)}`),
    sql` and `,
  );
  await sql`
    delete from ${sql.table(table)} t
    using json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) k
    where ${same}`.execute(tx);
}
