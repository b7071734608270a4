/** Reads `companhia_versao` of `companhia`: the limits of extras are the company's of this moment. */
import { sql } from 'kysely';
import type { OfertaAdicional } from '../../../src/domain/compra/adicionais/adicionais';
import type { TipoAdicional } from '../../../src/domain/compra/adicionais/tipoAdicional';
import type { Reader, Tx } from '../../platform/database/database';

/** Extras of one kind that a seat is to have on its departure. */
export interface WantedAdicional {
  partidaId: string;
  trecho: number;
  poltrona: number;
  tipo: TipoAdicional;
  quantidade: number;
  /** How many the departure holds. */
  limite: number;
}

/** SQL: the wishes as the rows `w`. */
const wishes = (wanted: readonly WantedAdicional[]) => sql`
  unnest(${wanted.map(({ partidaId }) => partidaId)}::bigint[], ${wanted.map(({ tipo }) => tipo)}::text[],
    ${wanted.map(({ trecho }) => trecho)}::smallint[], ${wanted.map(({ poltrona }) => poltrona)}::smallint[],
    ${wanted.map(({ quantidade }) => quantidade)}::int[], ${wanted.map(({ limite }) => limite)}::smallint[]
  ) as w(partida_id, tipo, trecho, poltrona, quantidade, limite)`;

const LIVE = sql`(v.expira_em is null or v.expira_em > now())`;

/** A place that was taken, by the wish that it is for. */
export type TakenAdicional = Pick<WantedAdicional, 'tipo' | 'trecho' | 'poltrona'>;

/**
 * Tries to take places for these wishes: free numbers at random, so that buyers seldom want the same one, in one order, so that
 * they seldom deadlock. Lapsed places are taken over in place. Where a limit was lowered after sales, numbers are free only
 * as far as all of them together with those sold above them stay within it. `expira` null takes them for good.
 * @returns what was taken, less where rivals were faster; null where there are fewer places than wishes, and then none is.
 */
export async function tryInsertAdicionais(
  tx: Tx,
  reservaId: string,
  wanted: readonly WantedAdicional[],
  expira: Date | null,
): Promise<TakenAdicional[] | null> {
  const { rows } = await sql<{ faltam: number; tomados: TakenAdicional[] }>`
    with unidade as (
      select w.*, row_number() over (partition by w.partida_id, w.tipo) as k
      from ${wishes(wanted)}, generate_series(1, w.quantidade)),
    teto as (
      select t.partida_id, t.tipo, (select max(c.n) from generate_series(0, t.limite) as c(n)
        where c.n + (select count(*) from adicional_vaga v where v.partida_id = t.partida_id
          and v.tipo = t.tipo and v.vaga > c.n and ${LIVE}) <= t.limite) as ate
      from (select distinct partida_id, tipo, limite from unidade) t),
    livre as (
      select t.partida_id, t.tipo, n.vaga, row_number() over (partition by t.partida_id, t.tipo order by random()) as k
      from teto t, generate_series(1, t.ate) as n(vaga)
      where not exists (select 1 from adicional_vaga v
        where v.partida_id = t.partida_id and v.tipo = t.tipo and v.vaga = n.vaga and ${LIVE})),
    escolha as (
      select u.*, l.vaga from unidade u
      left join livre l on l.partida_id = u.partida_id and l.tipo = u.tipo and l.k = u.k),
    tomado as (
      insert into adicional_vaga(partida_id, tipo, vaga, limite, reserva_id, trecho, poltrona, expira_em)
      select partida_id, tipo, vaga, limite, ${reservaId}::uuid, trecho, poltrona, ${expira}::timestamptz
      from escolha where not exists (select 1 from escolha where vaga is null)
      order by partida_id, tipo, vaga
      on conflict (partida_id, tipo, vaga) do update
        set limite = excluded.limite, reserva_id = excluded.reserva_id, trecho = excluded.trecho,
            poltrona = excluded.poltrona, expira_em = excluded.expira_em
        where adicional_vaga.expira_em <= now()
      returning tipo, trecho, poltrona)
    select (select count(*)::int from escolha where vaga is null) as faltam,
      (select coalesce(json_agg(tomado), '[]') from tomado) as tomados`.execute(tx);
  const [found] = rows;
  return !found || found.faltam > 0 ? null : found.tomados;
}

/** SQL: the extras that the company sells now, as an array; null before it has said anything. */
export const ADICIONAIS_DA_EMPRESA = sql`
  (select coalesce(dados->'adicionais', '[]') from companhia_versao order by versao desc limit 1)`;

/** SQL: the places that other reservas have on some departures, as an array of {@link AdicionalTomado}. */
export const adicionaisOfOthers = (reservaId: string, partidaIds: readonly string[]) => sql`
  (select coalesce(json_agg(json_build_object('partidaId', t.partida_id::text, 'tipo', t.tipo, 'tomados', t.tomados)), '[]')
    from (select v.partida_id, v.tipo, count(*)::int as tomados from adicional_vaga v
      where v.partida_id = any(${[...new Set(partidaIds)]}::bigint[]) and v.reserva_id <> ${reservaId}::uuid and ${LIVE}
      group by v.partida_id, v.tipo) t)`;

/** How many places of a kind other reservas have on a departure. */
export interface AdicionalTomado {
  partidaId: string;
  tipo: TipoAdicional;
  tomados: number;
}

/** The extras that the company sells now. */
export async function listOfertas(reader: Reader): Promise<OfertaAdicional[]> {
  const { rows } = await sql<{ ofertas: OfertaAdicional[] | null }>`
    select ${ADICIONAIS_DA_EMPRESA} as ofertas`.execute(reader);
  return rows[0]?.ofertas ?? [];
}

/** By kind: how many a departure holds, and how many are left. */
export type Room = ReadonlyMap<TipoAdicional, { limite: number; livres: number }>;

/** The room that a departure has for the extras that the company sells now. */
export async function readRoom(reader: Reader, partidaId: string): Promise<Room> {
  const { rows } = await sql<{ tipo: TipoAdicional; limite: number; livres: number }>`
    select o.tipo, o."porPartida" as limite, (o."porPartida" - (select count(*) from adicional_vaga v
      where v.partida_id = ${partidaId}::bigint and v.tipo = o.tipo and ${LIVE}))::int as livres
    from jsonb_to_recordset(${ADICIONAIS_DA_EMPRESA}) as o(tipo text, "porPartida" int)`.execute(reader);
  return new Map(rows.map(({ tipo, limite, livres }) => [tipo, { limite, livres }]));
}
