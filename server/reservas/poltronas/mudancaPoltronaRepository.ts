import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';

/** A seat of a reserva that becomes another one; `trecho` is the number of its part. */
export interface MovedPoltrona {
  reservaId: string;
  trecho: number;
  de: number;
  para: number;
}

/** SQL: moves as the rows `m(reserva_id, trecho, de, para)`. */
export const movesTable = (moves: readonly MovedPoltrona[]) => sql`
  unnest(${moves.map(({ reservaId }) => reservaId)}::uuid[], ${moves.map(({ trecho }) => trecho)}::smallint[],
    ${moves.map(({ de }) => de)}::smallint[], ${moves.map(({ para }) => para)}::smallint[]
  ) as m(reserva_id, trecho, de, para)`;

/** The reservas with seats on a departure, lapsed ones included. */
export async function listReservasNaPartida(tx: Tx, partidaId: string): Promise<string[]> {
  const { rows } = await sql<{ reserva_id: string }>`
    select distinct reserva_id from ocupacao where partida_id = ${partidaId}::bigint`.execute(tx);
  return rows.map(({ reserva_id }) => reserva_id);
}

/** Locks reservas until the transaction ends, in the order of their ids. */
export const lockReservas = (tx: Tx, ids: readonly string[]): Promise<unknown> =>
  sql`select id from reserva where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx);

/**
 * Moves seats of a departure on every leg, all at once, so that people may change places with each other. The caller holds
 * the lock of the departure. Numbers are negative in between, since the key is compared row by row; a lapsed seat makes way.
 */
export async function movePoltronas(tx: Tx, partidaId: string, moves: readonly MovedPoltrona[]): Promise<void> {
  await sql`delete from ocupacao where partida_id = ${partidaId}::bigint and expira_em <= now()`.execute(tx);
  await sql`
    update ocupacao o set poltrona = -m.para from ${movesTable(moves)}
    where o.partida_id = ${partidaId}::bigint and o.reserva_id = m.reserva_id and o.poltrona = m.de`.execute(tx);
  await sql`
    update ocupacao set poltrona = -poltrona where partida_id = ${partidaId}::bigint and poltrona < 0`.execute(tx);
  const reservas = moves.map(({ reservaId }) => reservaId);
  await sql`
    update reserva_poltrona p set poltrona = -m.para from ${movesTable(moves)}
    where p.reserva_id = m.reserva_id and p.n = m.trecho and p.poltrona = m.de`.execute(tx);
  await sql`
    update reserva_poltrona set poltrona = -poltrona
    where reserva_id = any(${reservas}::uuid[]) and poltrona < 0`.execute(tx);
  await sql`
    update tarifa_vaga v set poltrona = m.para from ${movesTable(moves)}
    where v.reserva_id = m.reserva_id and v.trecho = m.trecho and v.poltrona = m.de`.execute(tx);
}

/**
 * Whether a reserva names a seat that its departure's coach no longer has, or has in a worse class: late money cannot take
 * such a seat again. The caller has locked the departure.
 */
export async function hasLostPoltrona(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql<{ lost: boolean }>`
    select exists (
      select 1 from reserva_trecho t
      join partida p on p.id = t.partida_id
      join reserva_poltrona r on r.reserva_id = t.reserva_id and r.n = t.n
      left join layout_poltrona l on l.layout_id = p.layout_id and l.poltrona = r.poltrona
      where t.reserva_id = ${id}::uuid and (l.classe is null or l.classe < r.classe)
        and exists (select 1 from partida_onibus_registro c where c.partida_id = p.id and c.em > (
          select criado_em from reserva where id = t.reserva_id))) as lost`.execute(tx);
  return rows[0]?.lost ?? false;
}
