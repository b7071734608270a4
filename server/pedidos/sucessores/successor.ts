import { situacoesAntes } from '../../../src/domain/compra/pedido';
import type { Tx } from '../../platform/database/database';
import type { PedidoRow } from '../pedidoRepository';
import { LIVE_SUCCESSOR } from './situacoesSucessor';
import { findSuccessor, lockBilhete } from './sucessorRepository';

/**
 * Whether money that arrives now pays the order; otherwise it is owed back. Late money revives an expired successor
 * only while no other successor of its ticket is live, and no order that was paid in part with credit. The caller holds the order's lock; the ticket's lock is taken
 * after it, as everywhere.
 */
export async function acceptsPayment(tx: Tx, pedido: PedidoRow): Promise<boolean> {
  const { situacao, remarca_bilhete_id } = pedido;
  if (!situacoesAntes('pago').includes(situacao)) return false;
  // The credit of an expired order is its owner's again, so the rest alone does not pay it.
  if (situacao === 'pagamento_expirado' && pedido.credito_usado_centavos > 0) return false;
  if (remarca_bilhete_id === null || LIVE_SUCCESSOR.includes(situacao)) return true;
  await lockBilhete(tx, remarca_bilhete_id);
  return (await findSuccessor(tx, remarca_bilhete_id)) === undefined;
}
