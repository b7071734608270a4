import { lockSourcesBefore } from '../../pagamento/estornos/estornoSources';
import type { Tx } from '../../platform/database/database';
import { lockSoldBilhete, type SoldBilhete } from '../soldBilhete';

/**
 * An owner's ticket, locked until the transaction ends with all that its refund is counted from. Tickets that replaced those of one
 * order share its payment, so that their cancellations take turns before the sum is judged.
 */
export async function lockToCancel(tx: Tx, dono: string, id: string): Promise<SoldBilhete> {
  const bilhete = await lockSoldBilhete(tx, dono, id);
  if (bilhete.pedido.remarca_bilhete_id !== null) await lockSourcesBefore(tx, bilhete.pedido.id);
  return bilhete;
}
