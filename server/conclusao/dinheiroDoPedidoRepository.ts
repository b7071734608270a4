/**
 * Reads `cobranca_pix`, `cobranca_cartao`, `estorno` of `pagamento`: an order ends only where no money can come, and
 * owes a refused seat once.
 */
import type { Reader } from '../platform/database/database';
import type { CobrancaPixRef } from '../pagamento/pix/cobrancaPixSweepRepository';

/** The Pix charges of an order that the provider may still be paid under. */
export const listOpenPix = (reader: Reader, pedidoId: string): Promise<CobrancaPixRef[]> =>
  reader
    .selectFrom('cobranca_pix')
    .select(['txid', 'pedido_id', 'valor_centavos'])
    .where('pedido_id', '=', pedidoId)
    .where('situacao', 'in', ['criando', 'ativa'])
    .execute();

/** Whether the acquirer was asked for the money of an order and its part is not settled yet. */
export async function isCardAsked(reader: Reader, pedidoId: string): Promise<boolean> {
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
