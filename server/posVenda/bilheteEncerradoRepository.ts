/** Reads `bilhete`, `pedido_item` and `estorno` of other rooms: an order ends with the last of its tickets. */
import { sql, type Insertable } from 'kysely';
import type { Reader, Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';

/** Records the end of a ticket; violates `bilhete_encerrado_pkey` where it has ended before. */
export const insertBilheteEncerrado = (tx: Tx, end: Insertable<Tables['bilhete_encerrado']>): Promise<unknown> =>
  tx.insertInto('bilhete_encerrado').values(end).execute();

/** The seats of an order, counted by what became of them. */
export interface EndsOfPedido {
  /** Seats whose ticket is valid, or that are neither issued nor refunded. */
  vivos: number;
  cancelados: number;
  /** Refunds of the order that are not done. */
  owed: number;
}

/** Counts the seats and open refunds of an order. */
export async function countEnds(reader: Reader, pedidoId: string): Promise<EndsOfPedido | undefined> {
  const { rows } = await sql<EndsOfPedido>`
    select count(*) filter (where b.situacao not in ('cancelado','remarcado','transferido')
        or (b.id is null and e.id is null))::int as vivos,
      count(*) filter (where b.situacao = 'cancelado')::int as cancelados,
      (select count(*)::int from estorno where pedido_id = ${pedidoId}::uuid and situacao <> 'feito') as owed
    from pedido_item i left join bilhete b on b.pedido_id = i.pedido_id and b.n = i.n
      left join lateral (select id from estorno where pedido_id = i.pedido_id and item_n = i.n limit 1) e on true
    where i.pedido_id = ${pedidoId}::uuid`.execute(reader);
  return rows[0];
}

/** The ticket of an order and the refund of the ticket that it replaced; undefined where the order has no ticket. */
export const findReplacement = (
  reader: Reader,
  pedidoId: string,
): Promise<{ id: string; estorno_centavos: number | null } | undefined> =>
  reader
    .selectFrom('bilhete')
    .leftJoin('bilhete_encerrado as fim', 'fim.novo_bilhete_id', 'bilhete.id')
    .select(['bilhete.id', 'fim.estorno_centavos'])
    .where('bilhete.pedido_id', '=', pedidoId)
    .executeTakeFirst();
