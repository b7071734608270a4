/**
 * Reads `ocupacao`, `pedido_item`, `encomenda_evento` of other rooms: a departure on which somebody has a seat, or a
 * parcel travels, stays as it was sold.
 */
import { sql } from 'kysely';
import { affected } from '../platform/database/batches';
import type { Tx } from '../platform/database/database';
import { today } from '../platform/database/today';
import { VENDIDA_FORA } from './operadora/vendidaFora';
import { wantedPartidas, type Periodo } from './horarioRepository';

/** A departure as the timetable wants it. */
export interface PartidaDesejada {
  id: string;
  linha_id: number;
  saida: Date;
  layout_id: number;
  capacidade: number;
}

/** A future departure that is not as the timetable wants it, or is out of sale; null values where it wants none. */
export type PartidaDiferente = { id: string; igual: boolean } & {
  [K in keyof Omit<PartidaDesejada, 'id'>]: PartidaDesejada[K] | null;
};

/** A departure that was sold and that the timetable no longer wants like this. */
export interface PartidaMantida {
  id: string;
  linha: string;
  /** Its line's name. */
  nome: string;
  saida: Date;
  fuso: string;
  poltronas: number;
  motivo: 'retirada' | 'horario' | 'onibus' | 'linha';
}

// A coach that operations chose counts as the one that the timetable wants.
const isWanted = sql`(w.linha_id, w.saida, coalesce(b.layout_id, w.layout_id))
  is not distinct from (p.linha_id, p.saida, p.layout_id)`;

/** Future departures of a period beside those that the timetable wants. Departures that have left are history. */
const compared = (periodo: Periodo) => sql`
  partida p left join (${wantedPartidas(periodo)}) w on w.id = p.id left join partida_onibus b on b.partida_id = p.id
  where p.saida > now() and p.data between ${today} + ${periodo.de}::int and ${today} + ${periodo.ate}::int
    ${periodo.so ? sql`and p.horario_id = any(${[...periodo.so]}::int[])` : sql``}`;

/** The departures of a period that a new timetable changes, in the order of their ids. */
export async function listDifferent(tx: Tx, periodo: Periodo): Promise<PartidaDiferente[]> {
  const { rows } = await sql<PartidaDiferente>`
    select p.id, ${isWanted} as igual, w.linha_id, w.saida,
      coalesce(b.layout_id, w.layout_id) as layout_id, coalesce(b.capacidade, w.capacidade) as capacidade
    from ${compared(periodo)} and (not (${isWanted}) or p.fora_de_venda)
    order by p.id`.execute(tx);
  return rows;
}

/** The number of departures of a period that the timetable wants and that do not exist. */
export async function countMissing(tx: Tx, periodo: Periodo): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (${wantedPartidas(periodo)}) w left join partida p on p.id = w.id
    where p.id is null`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Locks departures against holds until the transaction ends. */
export async function lockPartidas(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    select count(*) from (
      select id from partida where id = any(${[...ids]}::bigint[]) order by id for update) locked`.execute(tx);
}

/** Those of some departures on which somebody has a seat or an order, or a parcel travels. */
export async function findWithPeople(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const wanted = sql`any(${[...ids]}::bigint[])`;
  const { rows } = await sql<{ id: string }>`
    select partida_id as id from ocupacao where partida_id = ${wanted} and reserva_id <> ${VENDIDA_FORA}::uuid
    union select viagem_id from pedido_item where viagem_id = ${wanted}
    union select partida_id from encomenda_evento where partida_id = ${wanted}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Takes departures out of sale, or puts them back. */
export const setForaDeVenda = (tx: Tx, ids: readonly string[], fora: boolean): Promise<number> =>
  affected(
    sql`
      update partida set fora_de_venda = ${fora} where id = any(${[...ids]}::bigint[]) and fora_de_venda <> ${fora}`.execute(
      tx,
    ),
  );

/** Deletes departures. */
export const deletePartidas = (tx: Tx, ids: readonly string[]): Promise<unknown> =>
  sql`delete from partida where id = any(${[...ids]}::bigint[])`.execute(tx);

/** Gives departures the line, the time and the coach that the timetable wants. */
export const movePartidas = (tx: Tx, rows: readonly PartidaDesejada[]): Promise<unknown> =>
  sql`
    update partida set linha_id = n.linha_id, saida = n.saida, layout_id = n.layout_id, capacidade = n.capacidade,
      fora_de_venda = false
    from unnest(
      ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ linha_id }) => linha_id)}::int[],
      ${rows.map(({ saida }) => saida.toISOString())}::timestamptz[],
      ${rows.map(({ layout_id }) => layout_id)}::int[], ${rows.map(({ capacidade }) => capacidade)}::int[]
    ) n(id, linha_id, saida, layout_id, capacidade)
    where partida.id = n.id`.execute(tx);

/** Sold departures as a person reads them, beside the timetable of a period; the earliest first. */
export async function describeMantidas(
  tx: Tx,
  periodo: Periodo,
  ids: readonly string[],
  limit: number,
): Promise<PartidaMantida[]> {
  const { rows } = await sql<PartidaMantida>`
    select p.id, l.codigo as linha, l.nome, p.saida, a.tz as fuso,
      (select count(distinct o.poltrona)::int from ocupacao o where o.partida_id = p.id) as poltronas,
      case when w.id is null then 'retirada' when w.saida <> p.saida then 'horario'
           when w.linha_id <> p.linha_id then 'linha' else 'onibus' end as motivo
    from (select * from partida where id = any(${[...ids]}::bigint[]) order by saida, id limit ${limit}::int) p
    left join (${wantedPartidas(periodo)}) w on w.id = p.id
    join linha l on l.id = p.linha_id
    join linha_parada q on q.linha_id = l.id and q.seq = (select min(seq) from linha_parada r where r.linha_id = l.id)
    join localidade a on a.id = q.localidade_id
    order by p.saida, p.id`.execute(tx);
  return rows;
}

/** Deletes ended lines, with their stops and fares, on which no departure runs or ran. */
export async function purgeEnded(tx: Tx): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from linha l where encerrada and not exists (select 1 from partida p where p.linha_id = l.id)`.execute(
    tx,
  );
  const ids = sql`${rows.map(({ id }) => id)}::int[]`;
  await sql`delete from tarifa where linha_id = any(${ids})`.execute(tx);
  await sql`delete from linha_par where linha_id = any(${ids})`.execute(tx);
  await sql`delete from linha_parada where linha_id = any(${ids})`.execute(tx);
  await sql`delete from linha where id = any(${ids})`.execute(tx);
}
