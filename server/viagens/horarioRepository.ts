/** Reads `localidade` of the room of places: a departure leaves at the local hour of its first stop. */
import { sql } from 'kysely';
import type { Tx } from '../platform/database/database';
import { today } from '../platform/database/today';

/** The day that is this many days ahead, `YYYY-MM-DD`. */
export async function findHorizon(tx: Tx, diasAFrente: number): Promise<string> {
  const { rows } = await sql<{ dia: string }>`select ${today} + ${diasAFrente}::int as dia`.execute(tx);
  return rows[0]?.dia ?? '';
}

/** Key of the advisory lock; no other lock of this database uses it. */
const LOCK_ID = 7_211_402_033;

/**
 * Waits for whoever else writes the timetable or makes departures of it, until this transaction ends. Its statements may
 * take longer than those of a request from then on.
 */
export async function lockTimetable(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '15min'`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(tx);
}

/** Days counted from today, both included. */
export interface Periodo {
  de: number;
  ate: number;
}

/**
 * The departures that the timetable wants in a period, with an id made of timetable entry and day. Minutes in a zone of
 * their own count from noon minus twelve hours, which is not midnight on a day when the clocks change.
 */
export const wantedPartidas = ({ de, ate }: Periodo) => sql`
  select h.id::bigint * 100000 + (dia - date '2020-01-01') as id, h.linha_id, h.id as horario_id, dia as data,
         case when h.fuso is null then (dia + make_interval(mins => h.hora_min)) at time zone l.tz
              else (dia + time '12:00') at time zone h.fuso + make_interval(mins => h.hora_min - 720) end as saida,
         h.layout_id, y.capacidade,
         case when h.fuso is null then (1 + (h.id * 7) % 40)::text end as plataforma
  from horario h
  join layout y on y.id = h.layout_id
  join linha_parada p on p.linha_id = h.linha_id
    and p.seq = (select min(seq) from linha_parada q where q.linha_id = h.linha_id)
  join localidade l on l.id = p.localidade_id
  cross join (select ${today} + n as dia from generate_series(${de}::int, ${ate}::int) n) calendario
  left join horario_excecao x on x.horario_id = h.id and x.data = dia
  where case when x.acao is not null then x.acao = 'roda'
             else (h.dias >> extract(dow from dia)::int) & 1 = 1 and dia >= h.vigente_de
                  and (h.vigente_ate is null or dia <= h.vigente_ate) end`;

/** Inserts the departures of a period; one that exists stays as it is. */
export const insertPartidas = (tx: Tx, periodo: Periodo): Promise<{ numAffectedRows?: bigint }> =>
  sql`
    insert into partida(id, linha_id, horario_id, data, saida, layout_id, capacidade, plataforma)
    ${wantedPartidas(periodo)}
    on conflict (id) do nothing`.execute(tx);
