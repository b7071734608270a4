import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';

/** The tables whose key says that a reserva got more time for one reason; each reason counts once. */
export type MotivoProrrogacao = Extract<keyof Tables, 'reserva_prorrogacao' | 'reserva_pagamento' | 'reserva_externa'>;

/** Notes that a reserva gets more time for this reason. @returns false where it had got it before. */
export async function recordProrrogacao(tx: Tx, motivo: MotivoProrrogacao, reservaId: string): Promise<boolean> {
  const first = await tx
    .insertInto(motivo)
    .values({ reserva_id: reservaId })
    .onConflict((again) => again.column('reserva_id').doNothing())
    .executeTakeFirst();
  return first.numInsertedOrUpdatedRows === 1n;
}

/** How many rows of `ocupacao` a reserva has when all its seats are its own. */
export async function countPernas(tx: Tx, reservaId: string): Promise<number> {
  const { rows } = await sql<{ pernas: number }>`
    select coalesce(sum(t.seq_d - t.seq_o), 0)::int as pernas
    from reserva_trecho t join reserva_poltrona p on p.reserva_id = t.reserva_id and p.n = t.n
    where t.reserva_id = ${reservaId}::uuid`.execute(tx);
  return rows[0]?.pernas ?? 0;
}

/** Adds minutes to the end of a reserva. */
export async function extendReservaBy(tx: Tx, reservaId: string, minutos: number): Promise<void> {
  const later = sql<Date>`expira_em + make_interval(mins => ${minutos})`;
  await tx.updateTable('reserva').set({ expira_em: later }).where('id', '=', reservaId).execute();
}

/** Adds minutes to the end of every seat of a reserva. */
export async function extendPoltronasBy(tx: Tx, reservaId: string, minutos: number): Promise<void> {
  await sql`
    update ocupacao o set expira_em = o.expira_em + make_interval(mins => ${minutos})
    from reserva_trecho t
    where t.reserva_id = ${reservaId}::uuid and o.partida_id = t.partida_id and o.reserva_id = t.reserva_id`.execute(
    tx,
  );
}

/** Locks an active reserva. @returns true where it lives and ends sooner than in that many minutes. */
export async function lockReservaEndingWithin(tx: Tx, reservaId: string, minutos: number): Promise<boolean> {
  const reserva = await tx
    .selectFrom('reserva')
    .select(sql<boolean>`expira_em > now() and expira_em < ${minutesFromNow(minutos)}`.as('curta'))
    .where('id', '=', reservaId)
    .where('situacao', '=', 'ativa')
    .forUpdate()
    .executeTakeFirst();
  return reserva?.curta ?? false;
}

/** Sets the end of a reserva to that many minutes from now. */
export async function keepReservaFor(tx: Tx, reservaId: string, minutos: number): Promise<void> {
  await tx
    .updateTable('reserva')
    .set({ expira_em: minutesFromNow(minutos) })
    .where('id', '=', reservaId)
    .execute();
}

/** Sets the end of every live seat of a reserva to that many minutes from now. */
export async function keepPoltronasFor(tx: Tx, reservaId: string, minutos: number): Promise<void> {
  await sql`
    update ocupacao o set expira_em = now() + make_interval(mins => ${minutos})
    from reserva_trecho t
    where t.reserva_id = ${reservaId}::uuid and o.partida_id = t.partida_id and o.reserva_id = t.reserva_id
      and o.expira_em > now()`.execute(tx);
}

const minutesFromNow = (minutos: number) => sql<Date>`now() + make_interval(mins => ${minutos})`;

/** SQL: the end of a reserva, by an expression over a row with `expira_em`. */
export type FimDaReserva = RawBuilder<Date>;

/** Sets the end of an active reserva to what an expression over its row says. */
export async function endReservaAt(tx: Tx, reservaId: string, end: RawBuilder<Date>): Promise<void> {
  await tx
    .updateTable('reserva')
    .set({ expira_em: end })
    .where('id', '=', reservaId)
    .where('situacao', '=', 'ativa')
    .execute();
}

/** Sets the end of every live seat of a reserva to what an expression over its row of `ocupacao` says. */
export async function endPoltronasAt(tx: Tx, reservaId: string, end: RawBuilder<Date>): Promise<void> {
  await sql`
    update ocupacao set expira_em = ${end}
    where reserva_id = ${reservaId}::uuid and expira_em > now()
      and partida_id in (select partida_id from reserva_trecho where reserva_id = ${reservaId}::uuid)`.execute(tx);
}

/** SQL: an end of that instant, or the present one where it is later. */
export const noSooner = (ate: Date): RawBuilder<Date> => sql<Date>`greatest(expira_em, ${ate}::timestamptz)`;

/** SQL: an end of that many minutes from now, or the present one where it is sooner. */
export const noLaterThanIn = (minutos: number): RawBuilder<Date> =>
  sql<Date>`least(expira_em, now() + make_interval(mins => ${minutos}))`;
