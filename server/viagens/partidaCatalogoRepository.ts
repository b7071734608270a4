/**
 * Reads `ocupacao`, `pedido_item`, `encomenda_evento` of other rooms: a departure on which somebody has a seat, or a
 * parcel travels, stays as it was sold.
 */
import { sql } from 'kysely';
import { affected } from '../platform/database/batches';
import type { Tx } from '../platform/database/database';
import { today } from '../platform/database/today';
import { insertPartidas, wantedPartidas, type Periodo } from './horarioRepository';

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

/** The number of departures by what a new timetable does to them. */
export interface MudancasDePartidas {
  novas: number;
  mudadas: number;
  retiradas: number;
  /** Sold ones that go out of sale now, or have done so before. */
  mantidas: number;
}

const isWanted = sql`(w.linha_id, w.saida, w.layout_id) is not distinct from (p.linha_id, p.saida, p.layout_id)`;

const hasPeople = sql`(exists (select 1 from ocupacao o where o.partida_id = p.id)
  or exists (select 1 from pedido_item i where i.viagem_id = p.id)
  or exists (select 1 from encomenda_evento e where e.partida_id = p.id))`;

/** Future departures of a period beside those that the timetable wants. Departures that have left are history. */
const compared = (periodo: Periodo) => sql`
  partida p left join (${wantedPartidas(periodo)}) w on w.id = p.id
  where p.saida > now() and p.data between ${days(periodo)}`;

const days = ({ de, ate }: Periodo) => sql`${today} + ${de}::int and ${today} + ${ate}::int`;

/** Counts what a new timetable does to the departures of a period; changes nothing. */
export async function countPartidaChanges(tx: Tx, periodo: Periodo): Promise<MudancasDePartidas> {
  const { rows } = await sql<MudancasDePartidas>`
    select
      (select count(*)::int from (${wantedPartidas(periodo)}) w
        where not exists (select 1 from partida p where p.id = w.id)) as novas,
      count(*) filter (where w.id is not null and not (${isWanted}) and not ${hasPeople})::int as mudadas,
      count(*) filter (where w.id is null and not ${hasPeople})::int as retiradas,
      count(*) filter (where not (${isWanted}) and ${hasPeople})::int as mantidas
    from ${compared(periodo)}`.execute(tx);
  return rows[0] ?? { novas: 0, mudadas: 0, retiradas: 0, mantidas: 0 };
}

/** Sold departures of a period that differ from the timetable, the earliest first. */
export async function listKeptPartidas(tx: Tx, periodo: Periodo, limit: number): Promise<PartidaMantida[]> {
  const { rows } = await sql<PartidaMantida>`
    select k.*, l.codigo as linha, l.nome, a.tz as fuso,
      (select count(distinct (o.poltrona))::int from ocupacao o where o.partida_id = k.id) as poltronas
    from (
      select p.id, p.linha_id, p.saida,
        case when w.id is null then 'retirada' when w.saida <> p.saida then 'horario'
             when w.linha_id <> p.linha_id then 'linha' else 'onibus' end as motivo
      from ${compared(periodo)} and not (${isWanted}) and ${hasPeople}
      order by p.saida, p.id limit ${limit}::int
    ) k
    join linha l on l.id = k.linha_id
    join linha_parada q on q.linha_id = k.linha_id
      and q.seq = (select min(seq) from linha_parada r where r.linha_id = k.linha_id)
    join localidade a on a.id = q.localidade_id
    order by k.saida, k.id`.execute(tx);
  return rows;
}

/**
 * Makes the departures of a period follow the timetable. Departures that change are locked first, so that nobody takes a
 * seat on one of them between the look at its seats and its change; those that were sold stay and go out of sale.
 */
export async function followTimetable(tx: Tx, periodo: Periodo): Promise<number> {
  await sql`
    select count(*) from (
      select p.id from ${compared(periodo)} and (not (${isWanted}) or p.fora_de_venda) order by p.id for update of p) q`.execute(
    tx,
  );
  const changed = [
    await affected(
      sql`
      update partida set fora_de_venda = not fora_de_venda where id in (
        select p.id from ${compared(periodo)}
          and p.fora_de_venda <> (not (${isWanted}) and ${hasPeople}))`.execute(tx),
    ),
    await affected(
      sql`
      delete from partida where id in (
        select p.id from ${compared(periodo)} and w.id is null and not ${hasPeople})`.execute(tx),
    ),
    await affected(
      sql`
      update partida set linha_id = n.linha_id, saida = n.saida, layout_id = n.layout_id, capacidade = n.capacidade
      from (
        select w.* from ${compared(periodo)} and w.id is not null and not (${isWanted}) and not ${hasPeople}
      ) n
      where partida.id = n.id`.execute(tx),
    ),
    await affected(insertPartidas(tx, periodo)),
  ];
  return changed.reduce((sum, n) => sum + n, 0);
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
