import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';
import { DESCANSO_MINUTOS, DESISTENCIA_CEDO_MINUTOS } from './holdCeilings';

/** SQL: when a reserva that was not paid ended, released or run out. */
const FIM = sql`case when r.situacao = 'liberada' then coalesce(r.liberada_em, r.expira_em) else r.expira_em end`;
/** SQL: how long its places rest after that; as long as it lived where it was given up early, else the long pause. */
const DESCANSO = sql`case
  when ${FIM} - r.criado_em < make_interval(mins => ${DESISTENCIA_CEDO_MINUTOS}) then ${FIM} - r.criado_em
  else make_interval(mins => ${DESCANSO_MINUTOS}) end`;

/** SQL: whether the place of a seat in a reserva `r` is free again, since it was paid or its rest is over. */
export const DESCANSOU = sql`(r.situacao = 'confirmada' or (${FIM} <= now() and ${FIM} + ${DESCANSO} <= now()))`;

/** Frees the places of a person whose reservas were sold, released or ran out. */
export async function freeEndedVagas(tx: Tx, dono: string): Promise<void> {
  await sql`
    delete from reserva_vaga v using reserva r
    where v.dono = ${dono} and r.id = v.reserva_id and (r.situacao <> 'ativa' or r.expira_em <= now())`.execute(tx);
}

/**
 * Tries to take the first free of a person's places for a reserva. @returns whether it was taken; null where none is
 * free, false where another request took it first.
 */
export async function tryTakeReservaVaga(
  tx: Tx,
  dono: string,
  reservaId: string,
  vagas: number,
): Promise<boolean | null> {
  const { rows } = await sql<{ vaga: number; tomada: boolean }>`
    with livre as (
      select v from generate_series(1, ${vagas}::int) v
      where not exists (select 1 from reserva_vaga where dono = ${dono} and vaga = v) order by v limit 1),
    tomada as (
      insert into reserva_vaga(dono, vaga, reserva_id) select ${dono}, v, ${reservaId}::uuid from livre
      on conflict (dono, vaga) do nothing returning vaga)
    select v as vaga, exists (select 1 from tomada) as tomada from livre`.execute(tx);
  return rows[0]?.tomada ?? null;
}

/** How many seats a reserva has on each of its departures, in the order of the departures. */
export async function countPoltronasByPartida(
  tx: Tx,
  reservaId: string,
): Promise<{ partidaId: string; poltronas: number }[]> {
  const { rows } = await sql<{ partidaId: string; poltronas: number }>`
    select t.partida_id as "partidaId", count(*)::int as poltronas
    from reserva_trecho t join reserva_poltrona p on p.reserva_id = t.reserva_id and p.n = t.n
    where t.reserva_id = ${reservaId}::uuid
    group by t.partida_id order by t.partida_id`.execute(tx);
  return rows;
}

/** The places of a person on one departure. */
export interface LugaresOnPartida {
  dono: string;
  reservaId: string;
  partidaId: string;
}

/** Frees places whose reserva was paid or whose rest is over, locked in the order in which places are taken. */
export async function freeRestedLugares(tx: Tx, dono: string, partidaId: string): Promise<void> {
  await sql`
    delete from reserva_lugar where (dono, partida_id, lugar) in (
      select l.dono, l.partida_id, l.lugar from reserva_lugar l join reserva r on r.id = l.reserva_id
      where l.dono = ${dono} and l.partida_id = ${partidaId}::bigint
        and ${DESCANSOU}
      order by l.lugar for update of l)`.execute(tx);
}

/** Takes up to `wanted` free places among the first `teto`. @returns how many were free and how many were taken. */
export async function takeLugares(
  tx: Tx,
  { dono, reservaId, partidaId }: LugaresOnPartida,
  teto: number,
  wanted: number,
): Promise<{ livres: number; tomados: number }> {
  const { rows } = await sql<{ livres: number; tomados: number }>`
    with livre as (
      select l from generate_series(1, ${teto}::int) l
      where not exists (
        select 1 from reserva_lugar where dono = ${dono} and partida_id = ${partidaId}::bigint and lugar = l)
      order by l limit ${wanted}),
    tomado as (
      insert into reserva_lugar(dono, partida_id, lugar, reserva_id)
      select ${dono}, ${partidaId}::bigint, l, ${reservaId}::uuid from livre order by l
      on conflict (dono, partida_id, lugar) do nothing returning lugar)
    select (select count(*) from livre)::int as livres, (select count(*) from tomado)::int as tomados`.execute(tx);
  return rows[0] ?? { livres: 0, tomados: 0 };
}

/**
 * The places that a person's other reservas have on a departure: how many live, and the seconds until the first of
 * those that rest is free; null where none rests.
 */
export async function findOtherLugares(
  tx: Tx,
  { dono, reservaId, partidaId }: LugaresOnPartida,
): Promise<{ vivas: number; esperaS: number | null }> {
  const { rows } = await sql<{ vivas: number; esperaS: number | null }>`
    select count(*) filter (where ${FIM} > now())::int as vivas,
      ceil(extract(epoch from min(${FIM} + ${DESCANSO}) filter (where ${FIM} <= now()) - now()))::int as "esperaS"
    from reserva_lugar l join reserva r on r.id = l.reserva_id
    where l.dono = ${dono} and l.partida_id = ${partidaId}::bigint and l.reserva_id <> ${reservaId}::uuid`.execute(tx);
  return rows[0] ?? { vivas: 0, esperaS: null };
}
