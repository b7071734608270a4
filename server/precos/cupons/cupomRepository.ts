/** Reads `pedido`, `bilhete`, `reserva` of other rooms: the coupon of a pedido, first purchases, and the end of a use. */
import { sql, type Insertable } from 'kysely';
import type { Reader, Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { Cupom } from '../tables';

/** A use of a coupon that a person is to have. */
export interface WantedUse {
  codigo: string;
  dono: string;
}

/** One coupon; undefined where there is none. */
export const findCupom = (reader: Reader, codigo: string): Promise<Cupom | undefined> =>
  reader.selectFrom('cupom').selectAll().where('codigo', '=', codigo).executeTakeFirst();

/** How often other reservas use a coupon now: in all, by this person, and by this person with a paid order. */
export const countUsosOfOthers = (
  reader: Reader,
  codigo: string,
  { reservaId, dono }: { reservaId: string; dono: string },
): Promise<{ usos: number; da_pessoa: number; pagos_da_pessoa: number }> =>
  reader
    .selectFrom('cupom_uso')
    .select([
      sql<number>`count(*)::int`.as('usos'),
      sql<number>`(count(*) filter (where dono = ${dono}))::int`.as('da_pessoa'),
      sql<number>`(count(*) filter (where dono = ${dono} and expira_em is null))::int`.as('pagos_da_pessoa'),
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

/** Locks a coupon, so that its buyers and its editors take turns. @returns undefined where there is none. */
export const lockCupom = (tx: Tx, codigo: string): Promise<Cupom | undefined> =>
  tx.selectFrom('cupom').selectAll().where('codigo', '=', codigo).forUpdate().executeTakeFirst();

/** Deletes the lapsed uses of one coupon. */
export async function deleteLapsedUsosOf(tx: Tx, codigo: string): Promise<void> {
  await tx
    .deleteFrom('cupom_uso')
    .where('codigo', '=', codigo)
    .where('expira_em', '<=', sql<Date>`now()`)
    .execute();
}

/**
 * Takes the smallest number that is free among all uses of a coupon, and the smallest among those of the person, by the
 * limits of this moment. `expira` null takes it for good. @returns false where one of the limits is reached.
 */
export async function insertUso(
  tx: Tx,
  reservaId: string,
  { codigo, dono }: WantedUse,
  expira: Date | null,
): Promise<boolean> {
  const { rows } = await sql`
    insert into cupom_uso(codigo, uso, dono, uso_pessoa, reserva_id, expira_em, limite_usos, limite_pessoa)
    select c.codigo, todos.n, ${dono}, pessoa.n, ${reservaId}::uuid, ${expira}::timestamptz, c.limite_usos,
      c.limite_pessoa
    from cupom c,
      lateral (select g as n from generate_series(1, coalesce(c.limite_total,
            (select count(*)::int + 1 from cupom_uso where codigo = c.codigo))) g
          where not exists (select 1 from cupom_uso u where u.codigo = c.codigo and u.uso = g)
          order by g limit 1) todos,
      lateral (select g as n from generate_series(1, c.limite_pessoa::int) g
          where not exists (select 1 from cupom_uso u
            where u.codigo = c.codigo and u.dono = ${dono} and u.uso_pessoa = g)
          order by g limit 1) pessoa
    where c.codigo = ${codigo}
    on conflict do nothing
    returning uso`.execute(tx);
  return rows.length > 0;
}

/** The use that the pedido over a reserva was priced with; undefined where it has no coupon. */
export const findWantedUse = (tx: Tx, reservaId: string): Promise<WantedUse | undefined> =>
  tx
    .selectFrom('pedido')
    .innerJoin('cupom', 'cupom.codigo', 'pedido.cupom')
    .select(['cupom.codigo', 'pedido.dono'])
    .where('pedido.reserva_id', '=', reservaId)
    .executeTakeFirst();

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
