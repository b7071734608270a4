import { sql } from 'kysely';
import type { Tx } from '../database/database';
import { conflict } from '../http/problem';

/** Holds that a person may have at once; the table has no more rows than that for anybody. */
export const MAXIMO_RESERVAS = 6;

/**
 * Gives a new hold one of its person's places; those of holds that were sold, let go or ran out are free again. Two
 * requests at once never get the same place. Throws 409 where none is left, and the hold goes with the transaction.
 */
export async function takeHoldPlace(tx: Tx, dono: string, reservaId: string): Promise<void> {
  await sql`
    delete from reserva_vaga v using reserva r
    where v.dono = ${dono} and r.id = v.reserva_id and (r.situacao <> 'ativa' or r.expira_em <= now())`.execute(tx);
  // Each turn sees what whoever came first has taken meanwhile.
  for (let turn = 0; turn <= MAXIMO_RESERVAS; turn += 1) {
    const { rows } = await sql<{ vaga: number; tomada: boolean }>`
      with livre as (
        select v from generate_series(1, ${MAXIMO_RESERVAS}::int) v
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
    `Você já tem ${MAXIMO_RESERVAS} reservas em vigor. Conclua ou libere uma delas para reservar de novo.`,
  );
}
