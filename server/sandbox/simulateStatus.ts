import { sql } from 'kysely';
import type { Database } from '../platform/database/database';
import { today } from '../platform/database/today';

/**
 * The share of late departures; their ids decide which, so that every start shows the same. The divisor is prime,
 * since ids are timetable entry times 100000 plus day, and all departures of a day would be alike otherwise.
 */
const [LATE, OF] = [12, 97];

/**
 * Operations of a demonstration: some departures of these hours are late, a few of them long enough to open rights.
 * A status that a person has given is never overwritten.
 */
export async function simulateStatus({ db }: Database): Promise<void> {
  await sql`
    insert into partida_status(partida_id, atraso_min, motivo)
    select p.id,
      case when p.sorte < 8 then 10 + p.id * 31 % 35 when p.sorte < 11 then 65 + p.id * 31 % 45 else 185 + p.id * 31 % 50 end,
      case p.id % 3 when 0 then 'transito' when 1 then 'troca_onibus' else 'chuva' end
    from (
      select q.id, q.id * 7919 % ${OF}::int as sorte
      from horario h
      cross join (select ${today} + n as dia from generate_series(-1, 1) n) d
      join partida q on q.id = h.id::bigint * 100000 + (d.dia - date '2020-01-01')
      where (h.id::bigint * 100000 + (d.dia - date '2020-01-01')) * 7919 % ${OF}::int < ${LATE}::int
        and q.situacao = 'programada' and q.saida between now() - interval '8 hours' and now() + interval '3 hours'
    ) p
    on conflict (partida_id) do nothing`.execute(db);
}
