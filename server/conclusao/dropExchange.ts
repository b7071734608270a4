import type { Tx } from '../platform/database/database';
import type { Inventory } from '../reservas/inventory';
import { advance, type PedidoRow } from '../pedidos/orderRepository';
import type { PaymentMethod } from '../pagamento/paymentMethod';

interface DropServices {
  methods: readonly PaymentMethod[];
  inventory: Inventory;
}

/**
 * Ends an exchange or transfer whose seat the operator has sold, but whose ticket can no longer be replaced: its money
 * is owed back and its seat is free. The sale of an exchange is returned to the operator by `giveSalesBack`; that of a
 * transfer is the replaced ticket's own, and becomes so again.
 */
export async function dropExchange(tx: Tx, { methods, inventory }: DropServices, pedido: PedidoRow): Promise<void> {
  for (const method of methods) await method.returnAccepted(tx, pedido.id, 'troca_superada');
  if (pedido.troca === 'transferencia') await handSaleBack(tx, pedido);
  await inventory.releaseReserva(tx, pedido.reserva_id);
  await advance(tx, pedido.id, 'estorno_em_processamento');
}

async function handSaleBack(tx: Tx, { id, remarca_bilhete_id }: PedidoRow): Promise<void> {
  const old = await tx
    .selectFrom('bilhete')
    .select(['pedido_id', 'n'])
    .where('id', '=', remarca_bilhete_id)
    .executeTakeFirstOrThrow();
  await tx.updateTable('emissao').set(old).where('pedido_id', '=', id).execute();
}
