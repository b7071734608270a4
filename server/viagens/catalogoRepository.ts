import type { Insertable } from 'kysely';
import { allRows, allRowsOf } from '../platform/database/allRows';
import type { Reader, Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { deleteRows, upsertRows } from '../platform/database/upsertRows';

/** The tables of this room that a seed fills, parents first, each with its key. */
const keys = {
  linha: ['id'],
  linha_parada: ['linha_id', 'seq'],
  linha_par: ['linha_id', 'seq_o', 'seq_d'],
  tarifa: ['linha_id', 'seq_o', 'seq_d', 'classe', 'vigente_de'],
  layout: ['id'],
  layout_poltrona: ['layout_id', 'poltrona'],
  layout_recurso: ['layout_id', 'andar', 'fila', 'coluna'],
  horario: ['id'],
  horario_excecao: ['horario_id', 'data'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>;

type SeededTable = keyof typeof keys;
const tables = Object.keys(keys) as SeededTable[];

/** Rows of the lines, fares, coaches and timetable, by table. */
export type CatalogoRows = { [T in Exclude<SeededTable, 'horario_excecao'>]: readonly Insertable<Tables[T]>[] } & {
  horario_excecao?: readonly Insertable<Tables['horario_excecao']>[];
};

/** Rows of one statement: a few megabytes of JSON. */
const ROWS_AT_ONCE = 5_000;

const inParts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, n) =>
    rows.slice(n * ROWS_AT_ONCE, (n + 1) * ROWS_AT_ONCE),
  );

/** Writes rows; one that exists gets the new values. */
export async function upsertCatalogo(tx: Tx, rows: Partial<CatalogoRows>): Promise<void> {
  for (const table of tables) {
    for (const part of inParts<object>(rows[table] ?? [])) await upsertRows(tx, table, keys[table], part);
  }
}

/** Deletes fares, timetable entries and exceptions by their keys. */
export async function deleteCatalogo(
  tx: Tx,
  rows: Pick<CatalogoRows, 'tarifa' | 'horario' | 'horario_excecao'>,
): Promise<void> {
  for (const table of ['tarifa', 'horario_excecao', 'horario'] as const) {
    for (const part of inParts<object>(rows[table] ?? [])) await deleteRows(tx, table, keys[table], part);
  }
}

/** The whole catalogue as the tables hold it, except its departures. */
export async function listCatalogo(db: Reader) {
  const { linhas, paradas } = await listLinhaRows(db);
  return {
    linhas,
    paradas,
    ...(await listParRows(db, idsOf(linhas))),
    ...(await listLayoutRows(db)),
    horarios: await allRowsOf(db, 'horario', 'linha_id', idsOf(linhas)),
    excecoes: await allRows(db, 'horario_excecao'),
  };
}

/** The version of what a seed made last; undefined where it has not run. */
export async function findSemente(tx: Reader, nome: string): Promise<string | undefined> {
  const row = await tx.selectFrom('semente').select('versao').where('nome', '=', nome).executeTakeFirst();
  return row?.versao;
}

/** Whether some line carries a prefix. */
export const hasLinha = async (db: Reader, codigo: string): Promise<boolean> =>
  (await db.selectFrom('linha').select('id').where('codigo', '=', codigo).limit(1).executeTakeFirst()) !== undefined;

/** The versions of several seeds, in no order. */
export const findSementes = (db: Reader, nomes: readonly string[]) =>
  db
    .selectFrom('semente')
    .select(['nome', 'versao'])
    .where('nome', 'in', [...nomes])
    .execute();

/** Notes which version a seed has made. */
export async function setSemente(tx: Tx, nome: string, versao: string): Promise<void> {
  await tx
    .insertInto('semente')
    .values({ nome, versao })
    .onConflict((conflict) => conflict.column('nome').doUpdateSet({ versao }))
    .execute();
}

/** Makes a seed run again. */
export async function deleteSemente(tx: Tx, nome: string): Promise<void> {
  await tx.deleteFrom('semente').where('nome', '=', nome).execute();
}

/** Every line with every stop, in no order. */
export async function listLinhaRows(db: Reader) {
  const linhas = await allRows(db, 'linha');
  return { linhas, paradas: await allRowsOf(db, 'linha_parada', 'linha_id', idsOf(linhas)) };
}

/** Every sellable part of these lines with every fare, in no order. */
export const listParRows = async (db: Reader, linhas: readonly number[]) => ({
  pares: await allRowsOf(db, 'linha_par', 'linha_id', linhas),
  tarifas: await allRowsOf(db, 'tarifa', 'linha_id', linhas),
});

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Every arrangement of a coach with its seats and fixtures, in no order. */
export const listLayoutRows = async (db: Reader) => ({
  layouts: await allRows(db, 'layout'),
  poltronas: await allRows(db, 'layout_poltrona'),
  recursos: await allRows(db, 'layout_recurso'),
});
