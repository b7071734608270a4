/** Reads `ocupacao`, `pedido_item` of other rooms: a departure shows its free seats, and goes only without passengers. */
import { sql, type RawBuilder } from 'kysely';
import type { TipoBeneficio } from '../../src/domain/compra/passageiros/tipoBeneficio';
import type { Reader, Tx } from '../platform/database/database';
import { unseenList } from '../platform/database/unseenList';
import type { Trecho } from './catalogue';
import { VENDIDA_FORA } from './operadora/vendidaFora';
import { vendidoColumns, type Vendido } from './tarifas/vendasRepository';
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
  /** The benefits with a free place on it, null where there is none; absent where nobody asked for them. */
  gratuidades?: TipoBeneficio[] | null;
}

/** A part of a line, and from when until when its departures board. */
export interface Janela<T = Pick<Trecho, 'linha' | 'origem' | 'destino'>> {
  trecho: T;
  desde: Date;
  ate: Date;
}

/** A column that another room lends to a statement whose departure is `p`, and the expressions that it needs. */
export interface LentColumn<T> {
  ctes: RawBuilder<unknown>;
  column: RawBuilder<T>;
}

/** A departure, and the number of the window that it boards in: two parts of its line are two windows. */
export type PartidaNaJanela = Partida & { janela: number };

/**
 * Departures on these parts of lines that board from one instant until another, in the order of boarding: those for sale,
 * which have not left yet, or all of them. A line has one part between two places, so no departure appears twice.
 */
export const findPartidas = (
  db: Reader,
  trechos: readonly Trecho[],
  desde: Date,
  ate: Date,
  quais: 'aVenda' | 'todas' = 'aVenda',
): Promise<Partida[]> =>
  findPartidasNasJanelas(
    db,
    trechos.map((trecho) => ({ trecho, desde, ate })),
    quais,
  );

/** The same, each part of a line in its own time. The bounds are those of the boarding stop. */
const findPartidasNasJanelas = async (
  db: Reader,
  janelas: readonly Janela[],
  quais: 'aVenda' | 'todas',
): Promise<PartidaNaJanela[]> => (await selectNasJanelas<PartidaNaJanela>(janelas, sql``, quais).execute(db)).rows;

/** Departures for sale in these windows with what is sold of them there, and with a lent column, by one statement. */
export async function findVendidasNasJanelas(
  db: Reader,
  janelas: readonly Janela[],
  regraIds: readonly string[],
  gratuidades: LentColumn<TipoBeneficio[] | null> | null = null,
): Promise<(PartidaNaJanela & Vendido)[]> {
  const lent = gratuidades ? sql`, ${gratuidades.column} as gratuidades` : sql``;
  const select = selectNasJanelas(janelas, sql`, ${vendidoColumns(regraIds)}${lent}`, 'aVenda');
  const { rows } = await sql<PartidaNaJanela & Vendido>`${
    gratuidades ? sql`with ${gratuidades.ctes}` : sql``
  } ${select}`.execute(db);
  return rows;
}

/** @param columns further columns of the departure `p` in the window `t`, with the comma before them. */
const selectNasJanelas = <T>(
  janelas: readonly Janela[],
  columns: RawBuilder<unknown>,
  quais: 'aVenda' | 'todas',
) => sql<T>`
  select p.id, p.linha_id, p.saida, p.layout_id, p.situacao, p.plataforma, p.fora_de_venda, now() as agora,
    (t.n - 1)::int as janela ${columns}
  from unnest(
    ${unseenList(
      'int',
      janelas.map(({ trecho }) => trecho.linha.id),
    )},
    ${unseenList(
      'int',
      janelas.map(({ trecho }) => trecho.origem.sai),
    )},
    ${unseenList(
      'int',
      janelas.map(({ trecho }) => trecho.origem.seq),
    )},
    ${unseenList(
      'int',
      janelas.map(({ trecho }) => trecho.destino.seq),
    )},
    ${unseenList(
      'timestamptz',
      janelas.map(({ desde }) => desde),
    )},
    ${unseenList(
      'timestamptz',
      janelas.map(({ ate }) => ate),
    )}
  ) with ordinality as t(linha_id, sai, seq_o, seq_d, desde, ate, n)
  join partida p on p.linha_id = t.linha_id
    and p.saida >= t.desde - make_interval(mins => t.sai)
    and p.saida < t.ate - make_interval(mins => t.sai)
  ${quais === 'aVenda' ? FOR_SALE : sql``}
  order by p.saida + make_interval(mins => t.sai), p.id, t.n`;

/** Departures that are sold and have not left the boarding stop. */
const FOR_SALE = sql`where p.situacao = 'programada' and not p.fora_de_venda
  and p.saida > now() - make_interval(mins => t.sai)`;

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
