import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';

/** Places that were free and places that were taken. */
interface Taken {
  livres: number;
  tomados: number;
}

/** Tries to take the first free of a person's places. @returns how many were free, and whether one was taken. */
export async function takeVaga(tx: Tx, dono: string, boletoId: string, vagas: number): Promise<Taken> {
  const { rows } = await sql<Taken>`
    with livre as (
      select v from generate_series(1, ${vagas}::int) v
      where not exists (select 1 from boleto_vaga where dono = ${dono} and vaga = v) order by v limit 1),
    tomada as (
      insert into boleto_vaga(dono, vaga, boleto_id) select ${dono}, v, ${boletoId}::uuid from livre
      on conflict (dono, vaga) do nothing returning vaga)
    select (select count(*) from livre)::int as livres, (select count(*) from tomada)::int as tomados`.execute(tx);
  return rows[0] ?? { livres: 0, tomados: 0 };
}

interface WantedLugares {
  boletoId: string;
  partidaId: string;
  /** How many there are. */
  lugares: number;
  /** How many are wanted. */
  poltronas: number;
}

/** Tries to take free places of a departure. @returns how many were free and how many were taken. */
export async function takeLugares(tx: Tx, { boletoId, partidaId, lugares, poltronas }: WantedLugares): Promise<Taken> {
  const { rows } = await sql<Taken>`
    with livre as (
      select l from generate_series(1, ${lugares}::int) l
      where not exists (select 1 from boleto_lugar where partida_id = ${partidaId}::bigint and lugar = l)
      order by l limit ${poltronas}),
    tomado as (
      insert into boleto_lugar(partida_id, lugar, boleto_id)
      select ${partidaId}::bigint, l, ${boletoId}::uuid from livre order by l
      on conflict (partida_id, lugar) do nothing returning lugar)
    select (select count(*) from livre)::int as livres, (select count(*) from tomado)::int as tomados`.execute(tx);
  return rows[0] ?? { livres: 0, tomados: 0 };
}
