/** Reads `ocupacao` and `tarifa_vaga` of the room of holds: a price depends on what was sold before it. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database';

/** A departure between two of its stops. */
export interface Part {
  partidaId: string;
  seqO: number;
  seqD: number;
}

/** The taken seats of a class on a part of a departure. */
interface SoldPoltronas extends Part {
  classe: number;
  n: number;
}

/** The promotional seats of a rule that are held or sold on a departure. */
interface SoldVagas {
  partidaId: string;
  regraId: string;
  n: number;
}

type Row =
  | (SoldPoltronas & { tipo: 'poltronas' })
  | (SoldVagas & { tipo: 'vagas' })
  | { tipo: 'tarifas'; tarifas: string };

/**
 * By one statement: how many seats of each class are taken on each of these parts of departures, how many promotional
 * seats of these rules are held or sold there, and the version of the rules of fares. No row stands for zero.
 */
export async function readSold(
  db: Reader,
  wanted: readonly Part[],
  regraIds: readonly string[],
): Promise<{ sold: SoldPoltronas[]; vagas: SoldVagas[]; tarifas: string }> {
  const { rows } = await sql<Row>`
    with trecho as (
      select * from unnest(
        ${wanted.map(({ partidaId }) => partidaId)}::bigint[],
        ${wanted.map(({ seqO }) => seqO)}::int[],
        ${wanted.map(({ seqD }) => seqD)}::int[]
      ) as t(id, seq_o, seq_d))
    select 'poltronas' as tipo, o.partida_id as "partidaId", t.seq_o as "seqO", t.seq_d as "seqD", s.classe,
      null::uuid as "regraId", count(distinct o.poltrona)::int as n, null as tarifas
    from trecho t
    join partida p on p.id = t.id
    join ocupacao o on o.partida_id = t.id and o.perna >= t.seq_o and o.perna < t.seq_d
      and (o.expira_em is null or o.expira_em > now())
    join layout_poltrona s on s.layout_id = p.layout_id and s.poltrona = o.poltrona
    group by o.partida_id, t.seq_o, t.seq_d, s.classe
    union all
    select 'vagas', v.partida_id, null, null, null, v.regra_id, count(*)::int, null
    from tarifa_vaga v
    where v.partida_id = any(array(select id from trecho)) and v.regra_id = any(${[...regraIds]}::uuid[])
      and (v.expira_em is null or v.expira_em > now())
    group by v.partida_id, v.regra_id
    union all
    select 'tarifas', null, null, null, null, null, null, versao from semente where nome = 'tarifas'`.execute(db);
  return {
    sold: rows.filter((row) => row.tipo === 'poltronas'),
    vagas: rows.filter((row) => row.tipo === 'vagas'),
    tarifas: rows.find((row) => row.tipo === 'tarifas')?.tarifas ?? '',
  };
}
