/** Reads `localidade` of the room of places: a departure leaves at the local hour of its first stop. */
import { sql } from 'kysely';
import type { Tx } from '../platform/database/database';
import { today } from '../platform/database/today';

/** The day that is this many days ahead, `YYYY-MM-DD`. */
export async function findHorizon(tx: Tx, diasAFrente: number): Promise<string> {
  const { rows } = await sql<{ dia: string }>`select ${today} + ${diasAFrente}::int as dia`.execute(tx);
  return rows[0]?.dia ?? '';
}

/**
 * Inserts the departures of the timetable from yesterday until this many days ahead. An id is made of timetable entry and
 * day, so a departure that exists stays as it is.
 */
export async function insertPartidasUntil(tx: Tx, diasAFrente: number): Promise<void> {
  // Two months of departures may take longer than the statement limit of a request.
  await sql`set local statement_timeout = '60s'`.execute(tx);
  await sql`
    insert into partida(id, linha_id, horario_id, data, saida, layout_id, capacidade, plataforma)
    select h.id::bigint * 100000 + (dia - date '2020-01-01'), h.linha_id, h.id, dia,
           (dia + make_interval(mins => h.hora_min)) at time zone l.tz, h.layout_id, y.capacidade,
           (1 + (h.id * 7) % 40)::text
    from horario h
    join layout y on y.id = h.layout_id
    join linha_parada p on p.linha_id = h.linha_id
      and p.seq = (select min(seq) from linha_parada q where q.linha_id = h.linha_id)
    join localidade l on l.id = p.localidade_id
    cross join (
      select ${today} + n as dia from generate_series(-1, ${diasAFrente}::int) n
    ) calendario
    where (h.dias >> extract(dow from dia)::int) & 1 = 1 and dia >= h.vigente_de
    on conflict (id) do nothing`.execute(tx);
}
