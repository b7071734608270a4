/** Reads `cobranca_cartao` and `estorno` of `pagamento`: no order ends while its card is asked, and no seat is refunded twice. */
import type { Reader } from '../platform/database/database';

/** Whether the acquirer was asked for the money of an order and its part is not settled yet. */
export async function isCartaoAsked(reader: Reader, pedidoId: string): Promise<boolean> {
  const asked = await reader
    .selectFrom('cobranca_cartao')
    .select('id')
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', ['autorizando', 'autorizada'])
    .executeTakeFirst();
  return asked !== undefined;
}

/** Whether a refund of one seat of an order was recorded, in whatever state it is. */
export async function hasEstornoOfItem(reader: Reader, pedidoId: string, itemN: number): Promise<boolean> {
  const estorno = await reader
    .selectFrom('estorno')
    .select('id')
    .where('pedido_id', '=', pedidoId)
    .where('item_n', '=', itemN)
    .executeTakeFirst();
  return estorno !== undefined;
}
