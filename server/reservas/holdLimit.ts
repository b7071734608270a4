import { sql } from 'kysely';
import type { Tx } from '../platform/database/database';
import { conflict } from '../platform/http/problem';
import type { NewHold } from './holdCeilings';
import { takeSeatPlaces } from './seatPlaces';

/**
 * Takes a new hold's places among those of its holder: one for the hold, one for each seat of each departure. Throws
 * 409 where there are not enough, and the hold goes with the transaction.
 */
export async function takeHoldPlaces(tx: Tx, hold: NewHold): Promise<void> {
  await takeHoldPlace(tx, hold);
  await takeSeatPlaces(tx, hold);
}

/**
 * Gives a new hold one of its person's places; those of holds that were sold, let go or ran out are free again. Two
 * requests at once never get the same place.
 */
async function takeHoldPlace(tx: Tx, { dono, reservaId, tetos: { reservas } }: NewHold): Promise<void> {
  await sql`
    delete from reserva_vaga v using reserva r
    where v.dono = ${dono} and r.id = v.reserva_id and (r.situacao <> 'ativa' or r.expira_em <= now())`.execute(tx);
  // Each turn sees what whoever came first has taken meanwhile.
  for (let turn = 0; turn <= reservas; turn += 1) {
    const { rows } = await sql<{ vaga: number; tomada: boolean }>`
      with livre as (
        select v from generate_series(1, ${reservas}::int) v
        where not exists (select 1 from reserva_vaga where dono = ${dono} and vaga = v) order by v limit 1),
      tomada as (
        insert into reserva_vaga(dono, vaga, reserva_id) select ${dono}, v, ${reservaId}::uuid from livre
        on conflict (dono, vaga) do nothing returning vaga)
      select v as vaga, exists (select 1 from tomada) as tomada from livre`.execute(tx);
    const [place] = rows;
    if (!place) break;
    if (place.tomada) return;
  }
  throw conflict(
    'LIMITE_DE_RESERVAS',
    `Você já tem ${reservas} reservas em vigor. Conclua ou libere uma delas para reservar de novo.`,
  );
}
