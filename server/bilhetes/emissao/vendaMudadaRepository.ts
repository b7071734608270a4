import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database';

/** A seat of an order that was moved. */
interface Movida {
  pedidoId: string;
  n: number;
  de: number;
  para: number;
}

/**
 * Remembers under which seat moved seats are sold, or are just being sold, at the operator. A seat that its passenger has
 * again needs no second sale.
 */
export const rememberSold = (tx: Tx, movidas: readonly Movida[]): Promise<unknown> =>
  sql`
    update emissao e set poltrona_vendida = nullif(coalesce(e.poltrona_vendida, m.de), m.para)
    from unnest(${movidas.map(({ pedidoId }) => pedidoId)}::uuid[], ${movidas.map(({ n }) => n)}::int[],
      ${movidas.map(({ de }) => de)}::smallint[], ${movidas.map(({ para }) => para)}::smallint[]) as m(pedido_id, n, de, para)
    where e.pedido_id = m.pedido_id and e.n = m.n and e.situacao in ('vendendo','vendida')`.execute(tx);
