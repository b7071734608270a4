/** Reads `localidade` of the room of places: a departure leaves at the local hour of its first stop. */
import { sql } from 'kysely';
import type { Reader, Tx } from '../platform/database/database';
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

/** The same for a person who waits for the answer: a lock that is not had in some seconds makes the request fail for now. */
export async function lockTimetableBriefly(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = '5s'`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(tx);
}

/** Today at the company, by the database's clock. */
export async function findHoje(db: Reader): Promise<string> {
  const { rows } = await sql<{ dia: string }>`select ${today}::text as dia`.execute(db);
  return rows[0]?.dia ?? '';
}

/** Days counted from today, both included. */
export interface Periodo {
  de: number;
  ate: number;
  /** Timetable entries, and extra runs, that alone are meant. */
  so?: readonly number[] | undefined;
}

const firstDay = sql`date '2020-01-01'`;

/** The line of an entry with its first stop, on whose clocks it is. */
const firstStop = sql`
  join linha_parada p on p.linha_id = h.linha_id
    and p.seq = (select min(seq) from linha_parada q where q.linha_id = h.linha_id)
  join localidade l on l.id = p.localidade_id`;

const platform = sql`case when h.fuso is null then (1 + (h.id * 7) % 40)::text end as plataforma`;

/**
 * The departures that the timetable wants in a period, with an id made of timetable entry and day. An exception by hand
 * goes before one of the feed, and that before the weekdays. Minutes in a zone of their own count from noon minus twelve
 * hours, which is not midnight on a day when the clocks change; those of an exception by hand are the first stop's.
 */
export const wantedPartidas = ({ de, ate, so }: Periodo) => sql`
  select h.id::bigint * 100000 + (dia - ${firstDay}) as id, h.linha_id, h.id as horario_id, dia as data,
         case when m.hora_min is not null then (dia + make_interval(mins => m.hora_min)) at time zone l.tz
              when h.fuso is null then (dia + make_interval(mins => h.hora_min)) at time zone l.tz
              else (dia + time '12:00') at time zone h.fuso + make_interval(mins => h.hora_min - 720) end as saida,
         y.id as layout_id, y.capacidade, ${platform}
  from horario h ${firstStop}
  cross join (select ${today} + n as dia from generate_series(${de}::int, ${ate}::int) n) calendario
  left join horario_excecao x on x.horario_id = h.id and x.data = dia
  left join horario_ajuste m on m.horario_id = h.id and m.data = dia and m.tipo <> 'extra' and m.encerrado_em is null
  join layout y on y.id = coalesce(m.layout_id, h.layout_id)
  where case when m.tipo = 'para' then false when m.tipo = 'roda' then true
             when x.acao is not null then x.acao = 'roda'
             else (h.dias >> extract(dow from dia)::int) & 1 = 1 and dia >= h.vigente_de
                  and (h.vigente_ate is null or dia <= h.vigente_ate) end
    ${so ? sql`and h.id = any(${[...so]}::int[])` : sql``}
  union all
  select m.numero::bigint * 100000 + (m.data - ${firstDay}), h.linha_id, m.numero, m.data,
         (m.data + make_interval(mins => m.hora_min)) at time zone l.tz, y.id, y.capacidade, ${platform}
  from horario_ajuste m join horario h on h.id = m.horario_id ${firstStop}
  join layout y on y.id = coalesce(m.layout_id, h.layout_id)
  where m.tipo = 'extra' and m.encerrado_em is null and m.data between ${today} + ${de}::int and ${today} + ${ate}::int
    ${so ? sql`and m.numero = any(${[...so]}::int[])` : sql``}`;

/** Inserts the departures of a period; one that exists stays as it is. */
export const insertPartidas = (tx: Tx, periodo: Periodo): Promise<{ numAffectedRows?: bigint }> =>
  sql`
    insert into partida(id, linha_id, horario_id, data, saida, layout_id, capacidade, plataforma)
    ${wantedPartidas(periodo)}
    on conflict (id) do nothing`.execute(tx);
