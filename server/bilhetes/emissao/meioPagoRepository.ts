/** Reads `pix_recebido` and `recebimento_balcao` of `pagamento`: the operator asks how a seat was paid. */
import type { Reader } from '../../platform/database/database';

/** Whether a Pix was accepted as the payment of an order. */
export async function wasPaidByPix(reader: Reader, pedidoId: string): Promise<boolean> {
  const pix = await reader
    .selectFrom('pix_recebido')
    .select('e2eid')
    .where('pedido_id', '=', pedidoId)
    .where('destino', '=', 'aceito')
    .executeTakeFirst();
  return pix !== undefined;
}

/** Whether cash was received at a counter for an order. */
export async function wasPaidInDinheiro(reader: Reader, pedidoId: string): Promise<boolean> {
  const dinheiro = await reader
    .selectFrom('recebimento_balcao')
    .select('id')
    .where('pedido_id', '=', pedidoId)
    .executeTakeFirst();
  return dinheiro !== undefined;
}
