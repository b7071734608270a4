import type { Insertable } from 'kysely';
import type { Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { sql } from 'kysely';

/** The tables that a seed fills, parents first, each with its key. */
const keys = {
  localidade: ['id'],
  linha: ['id'],
  linha_parada: ['linha_id', 'seq'],
  linha_par: ['linha_id', 'seq_o', 'seq_d'],
  tarifa: ['linha_id', 'seq_o', 'seq_d', 'classe', 'vigente_de'],
  layout: ['id'],
  layout_poltrona: ['layout_id', 'poltrona'],
  layout_recurso: ['layout_id', 'andar', 'fila', 'coluna'],
  horario: ['id'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>;

type SeededTable = keyof typeof keys;
const tables = Object.keys(keys) as SeededTable[];

/** Rows of the whole catalogue but its departures, by table. */
export type CatalogueRows = { [T in SeededTable]: readonly Insertable<Tables[T]>[] };

/** A catalogue that can be made again, and the version by which one knows that it has been. */
export interface CatalogueSource {
  versao: string;
  rows: () => CatalogueRows;
}

/** Fills the catalogue unless this version already stands there; part of a transaction, so all of it or nothing. */
export async function seedCatalogue(tx: Tx, source: CatalogueSource): Promise<boolean> {
  const seeded = await tx.selectFrom('semente').select('versao').where('nome', '=', 'catalogo').executeTakeFirst();
  if (seeded?.versao === source.versao) return false;
  const rows = source.rows();
  for (const table of tables) await upsert(tx, table, rows[table]);
  await tx
    .insertInto('semente')
    .values({ nome: 'catalogo', versao: source.versao })
    .onConflict((conflict) => conflict.column('nome').doUpdateSet({ versao: source.versao }))
    .execute();
  await tx.deleteFrom('semente').where('nome', '=', 'partidas').execute();
  return true;
}

async function upsert(tx: Tx, table: SeededTable, rows: readonly object[]): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));
  const key: readonly string[] = keys[table];
  const others = Object.keys(first).filter((column) => !key.includes(column));
  const set = sql.join(others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`));
  await sql`
    insert into ${sql.table(table)} (${names(Object.keys(first))})
    select ${names(Object.keys(first))} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${names(key)}) do ${others.length > 0 ? sql`update set ${set}` : sql`nothing`}
  `.execute(tx);
}
