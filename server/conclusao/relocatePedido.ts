import type { Tx } from '../platform/database/database';
import type { Inventory } from '../reservas/inventory';
import type { PedidoRow } from '../pedidos/pedidoRepository';
import { insertRealocacao, moveItem } from '../pedidos/pedidoItemRepository';

/**
 * Gives an order whose seats were gone when its money came other seats together, in the same coach and class, and
 * records which seat became which. False where there are none; nothing has changed then.
 */
export async function relocate(tx: Tx, inventory: Inventory, { id, reserva_id }: PedidoRow): Promise<boolean> {
  const moves = await inventory.relocate(tx, reserva_id);
  if (moves === null) return false;
  for (const { trecho, de, para } of moves) {
    const n = await moveItem(tx, id, { trecho, de, para });
    await insertRealocacao(tx, { pedidoId: id, n, de, para });
  }
  return true;
}
