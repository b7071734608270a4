import { sql } from 'kysely';
import type { Database, Tx } from '../platform/database/database';

/** A trip may be bought this many days ahead; one more, since a day begins at different hours across the country. */
const DIAS_A_FRENTE = 61;

/**
 * Makes the departures from yesterday (night coaches are still running) to the horizon, from the timetable, each at
 * its local hour. Ids come from timetable entry and day, so a second run, or a second replica, adds nothing.
 */
export async function rollForward(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await horizon(tx)) === (await madeUntil(tx))) return;
    await makeDepartures(tx);
    await sql`
      insert into semente(nome, versao) values ('partidas', ${await horizon(tx)})
      on conflict (nome) do update set versao = excluded.versao`.execute(tx);
  });
}

const today = sql`(now() at time zone 'America/Sao_Paulo')::date`;

async function horizon(tx: Tx): Promise<string> {
  const { rows } = await sql<{ dia: string }>`select ${today} + ${DIAS_A_FRENTE}::int as dia`.execute(tx);
  return rows[0]?.dia ?? '';
}

async function madeUntil(tx: Tx): Promise<string | undefined> {
  const row = await tx.selectFrom('semente').select('versao').where('nome', '=', 'partidas').executeTakeFirst();
  return row?.versao;
}

async function makeDepartures(tx: Tx): Promise<void> {
  // Sixty days in one statement may take longer than a request may.
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
      select ${today} + n as dia from generate_series(-1, ${DIAS_A_FRENTE}::int) n
    ) calendario
    where (h.dias >> extract(dow from dia)::int) & 1 = 1 and dia >= h.vigente_de
    on conflict (id) do nothing`.execute(tx);
}
