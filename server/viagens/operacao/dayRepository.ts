/** Reads `ocupacao`, `pedido`, `bilhete`, `pedido_item` of other rooms: how many people a departure carries. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database';
import { linhasAntes, POR_PAGINA } from '../../../src/domain/administracao/pagina';
import type { SituacaoPartida } from '../tables';

/** A line with the minutes from its start at which it leaves the stop in question, and the bounds of the day there. */
export interface Saindo {
  linhaId: number;
  sai: number;
  desde: Date;
  ate: Date;
}

export interface PartidaRow {
  id: string;
  linha_id: number;
  saida: Date;
  layout_id: number;
  situacao: SituacaoPartida;
  plataforma: string | null;
  ocupadas: number;
}

const leaving = (saindo: readonly Saindo[]) => sql`
  unnest(
    ${saindo.map(({ linhaId }) => linhaId)}::int[], ${saindo.map(({ sai }) => sai)}::int[],
    ${saindo.map(({ desde }) => desde.toISOString())}::timestamptz[],
    ${saindo.map(({ ate }) => ate.toISOString())}::timestamptz[]
  ) as t(linha_id, sai, desde, ate)
  join partida p on p.linha_id = t.linha_id
    and p.saida >= t.desde - make_interval(mins => t.sai) and p.saida < t.ate - make_interval(mins => t.sai)`;

/** Hours after which a departure has left long ago. */
const SAIU_HA_HORAS = 2;

const ocupadas = sql`coalesce(p.ocupadas_arquivadas, (select count(distinct o.poltrona)::int from ocupacao o
  where o.partida_id = p.id and (o.expira_em is null or o.expira_em > now())))`;

/**
 * A page of the departures of some lines that leave a stop on its day, in the order of leaving it; those that left long
 * ago come last, since nothing is left to do about them.
 */
export async function listPartidasDoDia(
  db: Reader,
  saindo: readonly Saindo[],
  pagina: string | undefined,
): Promise<PartidaRow[]> {
  const { rows } = await sql<PartidaRow>`
    select p.id, p.linha_id, p.saida, p.layout_id, p.situacao, p.plataforma, ${ocupadas} as ocupadas
    from ${leaving(saindo)}
    order by p.saida + make_interval(mins => t.sai) < now() - make_interval(hours => ${SAIU_HA_HORAS}::int),
      p.saida + make_interval(mins => t.sai), p.id
    limit ${POR_PAGINA}::int offset ${linhasAntes(pagina)}::int`.execute(db);
  return rows;
}

/** Number of all of them. */
export async function countPartidasDoDia(db: Reader, saindo: readonly Saindo[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${leaving(saindo)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** One departure; undefined where there is none. */
export async function findPartidaDoDia(db: Reader, id: string): Promise<PartidaRow | undefined> {
  const { rows } = await sql<PartidaRow>`
    select p.id, p.linha_id, p.saida, p.layout_id, p.situacao, p.plataforma, ${ocupadas} as ocupadas
    from partida p where p.id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** Orders with a ticket of a departure, and its seats that are held without an order that is paid. */
export async function countAffected(db: Reader, id: string): Promise<{ pedidos: number; emReserva: number }> {
  const { rows } = await sql<{ pedidos: number; emReserva: number }>`
    select
      (select count(distinct i.pedido_id)::int from pedido_item i
        join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n and b.situacao = 'emitido'
        where i.viagem_id = ${id}::bigint) as pedidos,
      (select count(distinct o.poltrona)::int from ocupacao o
        where o.partida_id = ${id}::bigint and o.expira_em > now()) as "emReserva"`.execute(db);
  return rows[0] ?? { pedidos: 0, emReserva: 0 };
}
