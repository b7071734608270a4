/** Reads `semente`, `partida` of `viagens`: the version of the catalogue, and departures as GTFS counts them. */
import { sql, type RawBuilder } from 'kysely';
import { FUSO_DA_SEDE, type Dia } from '../../src/domain/base/data';
import type { Reader } from '../platform/database/database';
import { today } from '../platform/database/today';

/** Departures of so many days ago stay in the feed: one that is late may still be on the road. */
const PAST_DAYS = 4;

const zone = sql.lit(FUSO_DA_SEDE);
const local = (saida: RawBuilder<unknown>) => sql`(${saida} at time zone ${zone})`;

/** The service day of a departure: its day on the clocks of the agency, whatever the zone of its first stop. */
export const serviceDay = (saida: RawBuilder<unknown>) => sql<Dia>`${local(saida)}::date`;

/** Minutes of a departure after noon less twelve hours of its service day, as GTFS counts where the clocks change. */
export const startMinutes = (saida: RawBuilder<unknown>) => sql<number>`
  round(extract(epoch from ${saida} - ((${serviceDay(saida)} + time '12:00') at time zone ${zone}
    - interval '12 hours')) / 60)::int`;

/** Content of the feed at one moment. */
export interface FeedVersion {
  /** The first day of service in the feed. */
  desde: Dia;
  /** Changes with the catalogue and with the days for sale. */
  versao: string;
}

/** The version of the feed that the database holds now. */
export async function findFeedVersion(db: Reader): Promise<FeedVersion> {
  const { rows } = await sql<FeedVersion>`
    select (${today} - ${PAST_DAYS}::int)::text as desde,
      (${today} - ${PAST_DAYS}::int)::text || ' '
        || coalesce(string_agg(nome || ' ' || versao, ' ' order by nome), '') as versao
    from semente`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('the database does not tell the version of the feed');
  return found;
}

/** Platforms that the departures since a day leave from, by first stop: `[localidade_id, plataforma]`. */
export async function listPlataformas(
  db: Reader,
  desde: Dia,
): Promise<{ localidade_id: number; plataforma: string }[]> {
  const { rows } = await sql<{ localidade_id: number; plataforma: string }>`
    select distinct o.localidade_id, p.plataforma
    from (
      select distinct linha_id, plataforma from partida
      where plataforma is not null and not fora_de_venda and saida >= ${desde}::date::timestamp at time zone ${zone}
    ) p
    join linha_parada o on o.linha_id = p.linha_id
      and o.seq = (select min(seq) from linha_parada q where q.linha_id = o.linha_id)
    order by o.localidade_id, p.plataforma`.execute(db);
  return rows;
}
