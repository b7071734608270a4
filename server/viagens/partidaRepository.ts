/** Reads `ocupacao`, `pedido_item` of other rooms: a departure shows its free seats, and goes only without passengers. */
import { sql } from 'kysely';
import { classeDeCodigo, type Classe } from '../../src/domain/viagens/classe';
import type { Reader, Tx } from '../platform/database/database';
import type { Trecho } from './catalogue';
import { VENDIDA_FORA } from './operadora/vendidaFora';
import { groupBy } from './groupBy';
import type { SituacaoPartida } from './tables';

/** A departure as the table holds it; it leaves the line's first stop at `saida`. */
export interface Partida {
  id: string;
  linha_id: number;
  saida: Date;
  layout_id: number;
  situacao: SituacaoPartida;
  plataforma: string | null;
  /** Stays for its passengers and takes no new ones. */
  fora_de_venda: boolean;
  /** When it was read, by the database's clock: prices depend on the days until it leaves. */
  agora: Date;
}

/**
 * Departures on these parts of lines that board from one instant until another, in the order of boarding: those for sale,
 * which have not left yet, or all of them.
 */
export async function findPartidas(
  db: Reader,
  trechos: readonly Trecho[],
  desde: Date,
  ate: Date,
  quais: 'aVenda' | 'todas' = 'aVenda',
): Promise<Partida[]> {
  const forSale = sql`where p.situacao = 'programada' and not p.fora_de_venda
    and p.saida > now() - make_interval(mins => t.sai)`;
  // A line has one part between two places, so no departure appears twice. The bounds are those of the boarding stop.
  const { rows } = await sql<Partida>`
    select p.id, p.linha_id, p.saida, p.layout_id, p.situacao, p.plataforma, p.fora_de_venda, now() as agora
    from unnest(${trechos.map(({ linha }) => linha.id)}::int[], ${trechos.map(({ origem }) => origem.sai)}::int[])
      as t(linha_id, sai)
    join partida p on p.linha_id = t.linha_id
      and p.saida >= ${desde}::timestamptz - make_interval(mins => t.sai)
      and p.saida < ${ate}::timestamptz - make_interval(mins => t.sai)
    ${quais === 'aVenda' ? forSale : sql``}
    order by p.saida + make_interval(mins => t.sai), p.id`.execute(db);
  return rows;
}

/** One departure, whatever its state. */
export const findPartida = (db: Reader, id: string): Promise<Partida | undefined> =>
  selectPartida(db, id).executeTakeFirst();

/**
 * One departure, kept as it is until the transaction ends: an import of a timetable waits, and so sees the seats that are
 * taken meanwhile.
 */
export const keepPartida = (tx: Tx, id: string): Promise<Partida | undefined> =>
  selectPartida(tx, id).forKeyShare().executeTakeFirst();

const selectPartida = (db: Reader, id: string) =>
  db
    .selectFrom('partida')
    .select(['id', 'linha_id', 'saida', 'layout_id', 'situacao', 'plataforma', 'fora_de_venda'])
    .select(sql<Date>`now()`.as('agora'))
    .where('id', '=', id);

/** The number of taken seats of a departure and class, between two stops. */
export type Taken = (partidaId: string, classe: Classe) => number;

/** Counts taken seats for departures, each between its own stops. */
export async function countTaken(db: Reader, wanted: readonly { partida: Partida; trecho: Trecho }[]): Promise<Taken> {
  const { rows } = await sql<{ id: string; classe: number; ocupadas: number }>`
    select o.partida_id as id, s.classe, count(distinct o.poltrona)::int as ocupadas
    from unnest(
      ${wanted.map(({ partida }) => partida.id)}::bigint[],
      ${wanted.map(({ trecho }) => trecho.origem.seq)}::int[],
      ${wanted.map(({ trecho }) => trecho.destino.seq)}::int[]
    ) as t(id, seq_o, seq_d)
    join partida p on p.id = t.id
    join ocupacao o on o.partida_id = t.id and o.perna >= t.seq_o and o.perna < t.seq_d
      and (o.expira_em is null or o.expira_em > now())
    join layout_poltrona s on s.layout_id = p.layout_id and s.poltrona = o.poltrona
    group by o.partida_id, s.classe`.execute(db);
  const byId = groupBy(rows, ({ id }) => id);
  return (id, classe) => byId.get(id)?.find(({ classe: codigo }) => classeDeCodigo(codigo) === classe)?.ocupadas ?? 0;
}

/** Numbers of the seats taken on some leg between two stops. */
export async function findTakenPoltronas(db: Reader, id: string, seqO: number, seqD: number): Promise<Set<number>> {
  const { rows } = await sql<{ poltrona: number }>`
    select distinct poltrona from ocupacao
    where partida_id = ${id}::bigint and perna >= ${seqO} and perna < ${seqD}
      and (expira_em is null or expira_em > now())`.execute(db);
  return new Set(rows.map(({ poltrona }) => poltrona));
}

/** Deletes departures that left more than this many days ago and have neither a seat nor a pedido, up to a limit. */
export const deleteEmptyPartidas = (db: Reader, dias: number, limit: number): Promise<unknown> =>
  sql`
    delete from partida where id in (
      select p.id from partida p
      where p.saida < now() - make_interval(days => ${dias}::int)
        and coalesce(p.ocupadas_arquivadas, 0) = 0
        and not exists (select 1 from pedido_item i where i.viagem_id = p.id)
        and not exists (select 1 from ocupacao o where o.partida_id = p.id and o.reserva_id <> ${VENDIDA_FORA}::uuid)
      limit ${limit}::int)`.execute(db);
