import { sql } from 'kysely';
import type { PosicaoLida } from '../../../src/domain/viagens/aoVivo/posicaoOnibus';
import type { Reader } from '../../platform/database/database';
import { someRow, type Due } from '../../platform/jobs/someRow';

/** How long a departure is looked for after somebody asked: a page that shows it asks twice a minute. */
const PEDIDA_MINUTOS = 5;
/** How far the clock of a coach may be ahead; a later time would hold up every true one. */
const ADIANTADO_MINUTOS = 2;
/** A position is forgotten so long after somebody last asked. */
const GUARDADA_DIAS = 2;

/** The last position of a departure's coach, read together with the database's time. */
export interface PosicaoGuardada {
  agora: Date;
  /** When somebody last asked; null where nobody did. */
  pedidaEm: Date | null;
  posicao: PosicaoLida | null;
}

/** The last position of a departure. */
export async function findPosicao(db: Reader, partidaId: string): Promise<PosicaoGuardada> {
  const { rows } = await sql<{
    agora: Date;
    pedida_em: Date | null;
    lat: number | null;
    lon: number | null;
    em: Date | null;
  }>`
    select now() as agora, q.pedida_em, q.lat, q.lon, q.em
    from (values (1)) uma left join partida_posicao q on q.partida_id = ${partidaId}::bigint`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database does not tell the time');
  const { agora, pedida_em: pedidaEm, lat, lon, em } = row;
  const posicao = lat === null || lon === null || em === null ? null : { lat, lon, em };
  return { agora, pedidaEm, posicao };
}

/** Notes that somebody asks for a departure's position, so that the feed is read for it. */
export async function notePedida(db: Reader, partidaId: string): Promise<void> {
  await sql`
    insert into partida_posicao(partida_id) values (${partidaId}::bigint)
    on conflict (partida_id) do update set pedida_em = now()`.execute(db);
}

/** SQL: the row `q` was asked for a moment ago. */
export const isPedida = sql<boolean>`q.pedida_em > now() - make_interval(mins => ${sql.lit(PEDIDA_MINUTOS)})`;

/** SQL: whether somebody wants to know where a coach is. */
export const hasPedidas: Due = someRow(sql`select 1 from partida_posicao q where ${isPedida}`);

/** Where the coach of a departure was. */
export interface NovaPosicao extends PosicaoLida {
  partidaId: string;
}

/**
 * Keeps these positions where they are newer than the kept ones, whoever writes first. Departures that nobody asked for are
 * left out, and so are positions from the future.
 */
export async function savePosicoes(db: Reader, novas: readonly NovaPosicao[]): Promise<void> {
  if (novas.length === 0) return;
  await sql`
    with nova as (
      select distinct on (partida_id) * from unnest(
        ${novas.map(({ partidaId }) => partidaId)}::bigint[], ${novas.map(({ lat }) => lat)}::float8[],
        ${novas.map(({ lon }) => lon)}::float8[], ${novas.map(({ em }) => em)}::timestamptz[]
      ) as n(partida_id, lat, lon, em)
      where em <= now() + make_interval(mins => ${ADIANTADO_MINUTOS}::int)
      order by partida_id, em desc
    ), tranca as (
      -- In one order, so that two readers of a feed never wait for each other.
      select q.partida_id from partida_posicao q where q.partida_id in (select partida_id from nova)
      order by q.partida_id for update
    )
    update partida_posicao q set lat = n.lat, lon = n.lon, em = n.em
    from nova n join tranca using (partida_id)
    where q.partida_id = n.partida_id and (q.em is null or q.em < n.em)`.execute(db);
}

/** Deletes positions that nobody asks for any more. */
export async function deleteOldPosicoes(db: Reader): Promise<void> {
  await sql`
    delete from partida_posicao where pedida_em < now() - make_interval(days => ${GUARDADA_DIAS}::int)`.execute(db);
}
