/** Reads `pedido`, `bilhete`, `reserva` of other rooms: the coupon of a pedido, first purchases, and the end of a use. */
import { sql, type Insertable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { Cupom } from '../tables';

/** A use of a coupon that a person is to have, with the limits of the coupon. */
export interface WantedUse {
  codigo: string;
  dono: string;
  limiteTotal: number | null;
  limitePessoa: number;
}

/** One coupon; undefined where there is none. */
export const findCupom = (reader: Reader, codigo: string): Promise<Cupom | undefined> =>
  reader.selectFrom('cupom').selectAll().where('codigo', '=', codigo).executeTakeFirst();

/** How often other reservas use a coupon now: in all, and by this person. */
export const countUsosOfOthers = (
  reader: Reader,
  codigo: string,
  { reservaId, dono }: { reservaId: string; dono: string },
): Promise<{ usos: number; da_pessoa: number }> =>
  reader
    .selectFrom('cupom_uso')
    .select([
      sql<number>`count(*)::int`.as('usos'),
      sql<number>`(count(*) filter (where dono = ${dono}))::int`.as('da_pessoa'),
    ])
    .where('codigo', '=', codigo)
    .where('reserva_id', '<>', reservaId)
    .where((eb) => eb.or([eb('expira_em', 'is', null), eb('expira_em', '>', sql<Date>`now()`)]))
    .executeTakeFirstOrThrow();

/** Whether a person has ever been issued a ticket. */
export async function hasAnyBilhete(reader: Reader, dono: string): Promise<boolean> {
  const bilhete = await reader
    .selectFrom('bilhete')
    .innerJoin('pedido', 'pedido.id', 'bilhete.pedido_id')
    .select('bilhete.id')
    .where('pedido.dono', '=', dono)
    .limit(1)
    .executeTakeFirst();
  return bilhete !== undefined;
}

/** Locks a coupon, so that concurrent buyers take its uses in turn. */
export async function lockCupom(tx: Tx, codigo: string): Promise<void> {
  await tx.selectFrom('cupom').select('codigo').where('codigo', '=', codigo).forUpdate().execute();
}

/** Deletes the lapsed uses of one coupon. */
export async function deleteLapsedUsosOf(tx: Tx, codigo: string): Promise<void> {
  await tx
    .deleteFrom('cupom_uso')
    .where('codigo', '=', codigo)
    .where('expira_em', '<=', sql<Date>`now()`)
    .execute();
}

/**
 * Takes the smallest number that is free among all uses of a coupon, and the smallest among those of the person.
 * `expira` null takes it for good. @returns false where one of the limits is reached.
 */
export async function insertUso(
  tx: Tx,
  reservaId: string,
  { codigo, dono, limiteTotal, limitePessoa }: WantedUse,
  expira: Date | null,
): Promise<boolean> {
  const { rows } = await sql`
    insert into cupom_uso(codigo, uso, dono, uso_pessoa, reserva_id, expira_em)
    select ${codigo}, todos.n, ${dono}, pessoa.n, ${reservaId}::uuid, ${expira}::timestamptz
    from (select g as n from generate_series(1, coalesce(${limiteTotal}::int,
            (select count(*)::int + 1 from cupom_uso where codigo = ${codigo}))) g
          where not exists (select 1 from cupom_uso u where u.codigo = ${codigo} and u.uso = g)
          order by g limit 1) todos,
         (select g as n from generate_series(1, ${limitePessoa}::int) g
          where not exists (select 1 from cupom_uso u
            where u.codigo = ${codigo} and u.dono = ${dono} and u.uso_pessoa = g)
          order by g limit 1) pessoa
    on conflict do nothing
    returning uso`.execute(tx);
  return rows.length > 0;
}

/** The use that the pedido over a reserva was priced with; undefined where it has no coupon. */
export async function findWantedUse(tx: Tx, reservaId: string): Promise<WantedUse | undefined> {
  const row = await tx
    .selectFrom('pedido')
    .innerJoin('cupom', 'cupom.codigo', 'pedido.cupom')
    .select(['cupom.codigo', 'cupom.limite_total', 'cupom.limite_pessoa', 'pedido.dono'])
    .where('pedido.reserva_id', '=', reservaId)
    .executeTakeFirst();
  return row && { codigo: row.codigo, dono: row.dono, limiteTotal: row.limite_total, limitePessoa: row.limite_pessoa };
}

/** Makes the use of a reserva final. @returns false where it has none. */
export async function confirmUso(tx: Tx, reservaId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cupom_uso')
    .set({ expira_em: null })
    .where('reserva_id', '=', reservaId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a use that is not final the end of its reserva. */
export async function extendUsos(tx: Tx, reservaId: string): Promise<void> {
  await tx
    .updateTable('cupom_uso')
    .set({ expira_em: sql<Date>`(select expira_em from reserva where id = ${reservaId}::uuid)` })
    .where('reserva_id', '=', reservaId)
    .where('expira_em', 'is not', null)
    .execute();
}

/** Frees the use of a reserva. */
export async function freeUsos(tx: Tx, reservaId: string): Promise<void> {
  await tx.deleteFrom('cupom_uso').where('reserva_id', '=', reservaId).execute();
}

/** Deletes the lapsed uses of all coupons. */
export async function deleteLapsedUsos(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('cupom_uso')
    .where('expira_em', '<=', sql<Date>`now()`)
    .execute();
}

/** Inserts coupons; those that exist stay as they are. */
export async function insertCupons(db: Reader, cupons: readonly Insertable<Tables['cupom']>[]): Promise<void> {
  await db
    .insertInto('cupom')
    .values([...cupons])
    .onConflict((conflict) => conflict.column('codigo').doNothing())
    .execute();
}
