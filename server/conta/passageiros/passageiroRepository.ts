import { sql, type Insertable, type Selectable } from 'kysely';
import { v7 } from 'uuid';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

export type PassageiroRow = Selectable<Tables['passageiro_salvo']>;
export type PassageiroColumns = Omit<Insertable<Tables['passageiro_salvo']>, 'id' | 'dono' | 'vaga'>;

/** A person's saved passengers, by name. */
export const listPassageiroRows = (reader: Reader, dono: string): Promise<PassageiroRow[]> =>
  reader.selectFrom('passageiro_salvo').selectAll().where('dono', '=', dono).orderBy('nome').orderBy('id').execute();

/** The first free place of a person's `maximo` places, or null. */
export async function findFreeVaga(tx: Tx, dono: string, maximo: number): Promise<number | null> {
  const { rows } = await sql<{ vaga: number }>`
    select g as vaga from generate_series(1, ${maximo}::int) g
    where not exists (select 1 from passageiro_salvo p where p.dono = ${dono} and p.vaga = g)
    order by g limit 1`.execute(tx);
  return rows[0]?.vaga ?? null;
}

/**
 * Inserts a passenger at a place; undefined where the place is taken.
 * Throws a unique violation for a document that the person has saved already.
 */
export const insertPassageiro = (
  tx: Tx,
  { dono, vaga }: { dono: string; vaga: number },
  columns: PassageiroColumns,
): Promise<PassageiroRow | undefined> =>
  tx
    .insertInto('passageiro_salvo')
    .values({ id: v7(), dono, vaga, ...columns })
    .onConflict((conflict) => conflict.columns(['dono', 'vaga']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Updates a person's passenger, or undefined; throws a unique violation like `insertPassageiro`. */
export const updatePassageiro = (
  db: Reader,
  { dono, id }: { dono: string; id: string },
  columns: PassageiroColumns,
): Promise<PassageiroRow | undefined> =>
  db
    .updateTable('passageiro_salvo')
    .set(columns)
    .where('id', '=', id)
    .where('dono', '=', dono)
    .returningAll()
    .executeTakeFirst();

/** Deletes a person's passenger; false where there is none. */
export async function deletePassageiroRow(db: Reader, dono: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passageiro_salvo')
    .where('id', '=', id)
    .where('dono', '=', dono)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes every saved passenger of a person. */
export const forgetPassageiros = (tx: Tx, dono: string): Promise<unknown> =>
  tx.deleteFrom('passageiro_salvo').where('dono', '=', dono).execute();
