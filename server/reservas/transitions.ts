import { sql } from 'kysely';
import type { Tx } from '../platform/database/database';
import type { SituacaoReserva } from './tables';
import { confirmSeats, freeSeats, takeSeats, type SeatsOnLegs } from './seats';

/** A part of a hold with its seats. */
export interface Part extends SeatsOnLegs {
  n: number;
}

/** Makes a live hold final; true only if every seat was still its own on every leg. */
export async function confirmReserva(tx: Tx, id: string): Promise<boolean> {
  const situacao = await lock(tx, id);
  if (situacao === undefined || situacao === 'liberada') return false;
  const parts = await partsOf(tx, id);
  return insideSavepoint(tx, async () => {
    for (const part of parts) {
      const rows = await confirmSeats(tx, id, part.partidaId);
      if (rows !== part.poltronas.length * (part.seqD - part.seqO)) return false;
    }
    await setConfirmed(tx, id);
    return true;
  });
}

/** Takes the seats of a lapsed hold again, for good; true only if nobody has any of them. */
export async function reacquire(tx: Tx, id: string): Promise<boolean> {
  if ((await lock(tx, id)) === undefined) return false;
  const parts = await partsOf(tx, id);
  return insideSavepoint(tx, async () => {
    for (const part of parts) {
      if ((await takeSeats(tx, id, part, null)).length > 0) return false;
    }
    await setConfirmed(tx, id);
    return true;
  });
}

/** Lets the seats go, held or sold. */
export async function releaseReserva(tx: Tx, id: string): Promise<void> {
  if ((await lock(tx, id)) === undefined) return;
  const parts = await partsOf(tx, id);
  await freeSeats(
    tx,
    id,
    parts.map(({ partidaId }) => partidaId),
  );
  await tx
    .updateTable('reserva')
    .set({ situacao: 'liberada', liberada_em: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Frees holds whose time is over. Nothing depends on it: a lapsed row is taken over where it stands. */
export async function sweep(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update reserva set situacao = 'liberada' where id in (
      select id from reserva where situacao = 'ativa' and expira_em <= now()
      order by id limit 500 for update skip locked)
    returning id`.execute(tx);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  // The expiry is asked again: a hold confirmed meanwhile keeps its seats.
  await sql`
    delete from ocupacao o using reserva_trecho t
    where t.reserva_id = any(${ids}::uuid[]) and o.partida_id = t.partida_id and o.reserva_id = t.reserva_id
      and o.expira_em <= now()`.execute(tx);
  return rows.length;
}

/** One decision at a time about a hold: confirming, giving up and sweeping wait for each other here. */
export async function lock(tx: Tx, id: string): Promise<SituacaoReserva | undefined> {
  const row = await tx.selectFrom('reserva').select('situacao').where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.situacao;
}

export const setConfirmed = (tx: Tx, id: string): Promise<unknown> =>
  tx.updateTable('reserva').set({ situacao: 'confirmada' }).where('id', '=', id).execute();

/** The parts of a hold with their seats, in the order in which departures are always taken. */
export async function partsOf(tx: Tx, id: string): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select t.n, t.partida_id as "partidaId", t.seq_o as "seqO", t.seq_d as "seqD",
           array_agg(p.poltrona order by p.poltrona) as poltronas
    from reserva_trecho t join reserva_poltrona p on p.reserva_id = t.reserva_id and p.n = t.n
    where t.reserva_id = ${id}::uuid
    group by t.n, t.partida_id, t.seq_o, t.seq_d
    order by t.partida_id`.execute(tx);
  return rows;
}

/** Undoes the work alone when it answers false, so that the caller may go on with its transaction. */
export async function insideSavepoint(tx: Tx, work: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint poltronas`.execute(tx);
  const done = await work();
  await (done ? sql`release savepoint poltronas` : sql`rollback to savepoint poltronas`).execute(tx);
  return done;
}
