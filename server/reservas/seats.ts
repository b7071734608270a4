import { sql } from 'kysely';
import type { Tx } from '../platform/database/database';

/** Seats of one departure between two of its stops. */
export interface SeatsOnLegs {
  partidaId: string;
  seqO: number;
  seqD: number;
  poltronas: readonly number[];
}

/**
 * Takes seats on every leg for a hold: a row a seat and leg, in order, so that two buyers never wait for each other
 * in a circle. An expired row is taken over in place. `expira` null takes them for good.
 * @returns the seats that somebody else has; then the caller must roll back.
 */
export async function takeSeats(
  tx: Tx,
  reservaId: string,
  { partidaId, seqO, seqD, poltronas }: SeatsOnLegs,
  expira: Date | null,
): Promise<number[]> {
  const { rows } = await sql<{ poltrona: number }>`
    insert into ocupacao(partida_id, poltrona, perna, reserva_id, expira_em)
    select ${partidaId}::bigint, s, g, ${reservaId}::uuid, ${expira}::timestamptz
    from unnest(${[...poltronas]}::smallint[]) s, generate_series(${seqO}::int, ${seqD}::int - 1) g
    order by s, g
    on conflict (partida_id, poltrona, perna) do update
      set reserva_id = excluded.reserva_id, expira_em = excluded.expira_em
      where ocupacao.expira_em <= now() or ocupacao.reserva_id = excluded.reserva_id
    returning poltrona`.execute(tx);
  const legs = new Map<number, number>();
  for (const { poltrona } of rows) legs.set(poltrona, (legs.get(poltrona) ?? 0) + 1);
  return poltronas.filter((poltrona) => legs.get(poltrona) !== seqD - seqO);
}

/** Makes a hold's live rows on a departure final; how many there were. */
export async function confirmSeats(tx: Tx, reservaId: string, partidaId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update ocupacao set expira_em = null
    where partida_id = ${partidaId}::bigint and reserva_id = ${reservaId}::uuid
      and (expira_em > now() or expira_em is null)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Gives a hold's seats back. */
export async function freeSeats(tx: Tx, reservaId: string, partidaIds: readonly string[]): Promise<void> {
  await sql`
    delete from ocupacao
    where partida_id = any(${[...partidaIds]}::bigint[]) and reserva_id = ${reservaId}::uuid`.execute(tx);
}
