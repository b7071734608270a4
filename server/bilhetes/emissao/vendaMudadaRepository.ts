/** Reads `pedido_item` of `pedidos`: the seat that a passenger has now. */
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Reader, Tx } from '../../platform/database/database';
import { someRow, type Due } from '../../platform/jobs/someRow';
import { isFree } from '../../platform/jobs/steps';
import type { OperadoraVenda } from './praxioPort';

/** A seat of an order that was moved. */
interface Movida {
  pedidoId: string;
  n: number;
  de: number;
  para: number;
}

/**
 * Remembers under which seat moved seats are sold, or are just being sold, at the operator. A seat that its passenger has
 * again needs no second sale; one that was given back already does.
 */
export const rememberSold = (tx: Tx, movidas: readonly Movida[]): Promise<unknown> =>
  sql`
    update emissao e set poltrona_vendida = nullif(coalesce(e.poltrona_vendida, m.de), m.para)
    from unnest(${movidas.map(({ pedidoId }) => pedidoId)}::uuid[], ${movidas.map(({ n }) => n)}::int[],
      ${movidas.map(({ de }) => de)}::smallint[], ${movidas.map(({ para }) => para)}::smallint[]) as m(pedido_id, n, de, para)
    where e.pedido_id = m.pedido_id and e.n = m.n and e.situacao in ('vendendo','vendida')`.execute(tx);

/** A sale at the operator under a seat that its passenger has no longer. */
export interface VendaMudada {
  pedido_id: string;
  n: number;
  chave: string;
  num_passagem: string | null;
  serie_bloco: string | null;
  localizador: string | null;
  valor_centavos: number | null;
  poltrona_vendida: number | null;
}

/** Sales of live tickets to be given back (`vendida`), or to be made anew after that (`devolvida`). */
export const dueMudadas = (db: Reader, situacao: 'vendida' | 'devolvida', limit: number): Promise<VendaMudada[]> =>
  mudadas(db, [situacao])
    .select(['e.chave', 'e.num_passagem', 'e.serie_bloco', 'e.localizador', 'e.valor_centavos', 'e.poltrona_vendida'])
    .orderBy('e.pedido_id')
    .orderBy('e.n')
    .limit(limit)
    .execute();

/** SQL: whether {@link dueMudadas} finds one. */
export const hasDueMudadas = (db: Reader): Due => someRow(mudadas(db, ['vendida', 'devolvida']));

const mudadas = (db: Reader, situacoes: ('vendida' | 'devolvida')[]) =>
  db
    .selectFrom('emissao as e')
    .innerJoin('bilhete as b', (join) => join.onRef('b.pedido_id', '=', 'e.pedido_id').onRef('b.n', '=', 'e.n'))
    .select(['e.pedido_id', 'e.n'])
    .where('e.poltrona_vendida', 'is not', null)
    .where('e.situacao', 'in', situacoes)
    .where('b.situacao', 'in', ['emitido', 'embarcado', 'nao_embarcou'])
    .where(isFree('mudar_venda', sql`e.pedido_id::text || ':' || e.n`));

/** Records that the operator took the sale of the old seat back; the next one has a key of its own. */
export const recordMudadaBack = (db: Reader, { pedido_id, n, chave }: VendaMudada): Promise<unknown> =>
  db
    .updateTable('emissao')
    .set({ situacao: 'devolvida', chave: v7() })
    .where('pedido_id', '=', pedido_id)
    .where('n', '=', n)
    .where('chave', '=', chave)
    .where('situacao', '=', 'vendida')
    .execute();

/** Records the sale of a new seat; where the passenger was moved again meanwhile, it is to be changed again. */
export const recordMudada = (
  db: Reader,
  { pedido_id, n, chave }: VendaMudada,
  { venda, poltrona }: { venda: OperadoraVenda; poltrona: number },
): Promise<unknown> =>
  sql`
    update emissao e set situacao = 'vendida', num_passagem = ${venda.numPassagem}, serie_bloco = ${venda.serieBloco},
      localizador = ${venda.localizador}, valor_centavos = ${venda.valorCentavos}, mensagem = null,
      poltrona_vendida = nullif(${poltrona}::smallint, i.poltrona)
    from pedido_item i
    where i.pedido_id = e.pedido_id and i.n = e.n and e.pedido_id = ${pedido_id}::uuid and e.n = ${n}
      and e.chave = ${chave} and e.situacao = 'devolvida'`.execute(db);

/** Whether a seat of an order is still sold at the operator to a passenger who was moved away from it. */
export async function hasMudadaInTheWay(db: Reader, pedidoId: string, n: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from pedido_item novo
      join pedido_item i on i.viagem_id = novo.viagem_id
      join emissao e on e.pedido_id = i.pedido_id and e.n = i.n
      where novo.pedido_id = ${pedidoId}::uuid and novo.n = ${n} and e.situacao = 'vendida'
        and e.poltrona_vendida = novo.poltrona) as found`.execute(db);
  return rows[0]?.found ?? false;
}
