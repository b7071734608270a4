/** Reads `ocupacao` and `tarifa_vaga` of the room of holds: a price depends on what was sold before it. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database';

/** A departure between two of its stops. */
export interface Part {
  partidaId: string;
  seqO: number;
  seqD: number;
}

/** The sales of a part of a departure; what has none is absent. */
export interface Vendido {
  /** Numbers of the taken seats, some of which the coach of now may not have. */
  ocupadas: readonly number[];
  /** Promotional seats that are held or sold on the whole departure, by rule. */
  vagas: Readonly<Record<string, number>> | null;
  /** The version of the rules of fares. */
  tarifas: string;
}

/**
 * The columns of `Vendido` for a statement whose departure is `p` and whose stops are `t.seq_o` and `t.seq_d`. Each
 * departure is looked up by itself, so that its cost does not depend on the estimates for all of them.
 */
export const vendidoColumns = (regraIds: readonly string[]) => sql<Vendido>`
  array(
    select distinct o.poltrona from ocupacao o
    where o.partida_id = p.id and o.perna >= t.seq_o and o.perna < t.seq_d
      and (o.expira_em is null or o.expira_em > now())) as ocupadas,
  ${regraIds.length > 0 ? vagasByRegra(regraIds) : sql`null::json`} as vagas,
  coalesce((select versao from semente where nome = 'tarifas'), '') as tarifas`;

const vagasByRegra = (regraIds: readonly string[]) => sql`
  (select json_object_agg(regra_id, n) from (
    select v.regra_id, count(*) as n
    from tarifa_vaga v
    where v.partida_id = p.id and v.regra_id = any(${[...regraIds]}::uuid[])
      and (v.expira_em is null or v.expira_em > now())
    group by v.regra_id) as vaga)`;

/** The sales of these parts of departures, by one statement. */
export async function readVendido(
  db: Reader,
  parts: readonly Part[],
  regraIds: readonly string[],
): Promise<(Part & Vendido)[]> {
  const { rows } = await sql<Part & Vendido>`
    select p.id as "partidaId", t.seq_o as "seqO", t.seq_d as "seqD", ${vendidoColumns(regraIds)}
    from unnest(
      ${parts.map(({ partidaId }) => partidaId)}::bigint[],
      ${parts.map(({ seqO }) => seqO)}::int[],
      ${parts.map(({ seqD }) => seqD)}::int[]
    ) as t(id, seq_o, seq_d)
    join partida p on p.id = t.id`.execute(db);
  return rows;
}
