import type { Tx } from '../platform/database/database';
import type { Inventory, SeatMove } from '../reservas/inventory';
import type { PedidoRow } from '../pedidos/orderRepository';

/**
 * The seats were gone when the money came: gives the order others together, in the same coach and class, and writes
 * down which became which. False where there are none, and nothing has changed.
 */
export async function relocate(tx: Tx, inventory: Inventory, { id, reserva_id }: PedidoRow): Promise<boolean> {
  const moves = await inventory.relocate(tx, reserva_id);
  if (moves === null) return false;
  for (const move of moves) await moveItem(tx, id, move);
  return true;
}

async function moveItem(tx: Tx, pedidoId: string, { trecho, de, para }: SeatMove): Promise<void> {
  const { n } = await tx
    .updateTable('pedido_item')
    .set({ poltrona: para })
    .where('pedido_id', '=', pedidoId)
    .where('trecho', '=', trecho)
    .where('poltrona', '=', de)
    .returning('n')
    .executeTakeFirstOrThrow();
  await tx.insertInto('realocacao').values({ pedido_id: pedidoId, n, de_poltrona: de, para_poltrona: para }).execute();
}
