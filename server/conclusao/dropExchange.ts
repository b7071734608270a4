import type { Tx } from '../platform/database/database';
import type { Inventory } from '../reservas/inventory';
import { advance, type PedidoRow } from '../pedidos/pedidoRepository';
import { restoreEmissao } from '../bilhetes/emissao/emissaoTransferidaRepository';
import type { PaymentMethod } from '../pagamento/paymentMethod';

interface DropServices {
  methods: readonly PaymentMethod[];
  inventory: Inventory;
}

/**
 * Ends an exchange or transfer whose seat the operator has sold, but whose ticket can no longer be replaced: its money
 * is owed back and its seat is freed. `returnVendas` returns the sale of an exchange to the operator; the sale of a
 * transfer belongs to the ticket that was to be replaced, and is handed back to its order.
 */
export async function dropExchange(tx: Tx, { methods, inventory }: DropServices, pedido: PedidoRow): Promise<void> {
  for (const method of methods) await method.returnAccepted(tx, pedido.id, 'troca_superada');
  if (pedido.troca === 'transferencia') await restoreEmissao(tx, pedido.id, pedido.remarca_bilhete_id);
  await inventory.releaseReserva(tx, pedido.reserva_id);
  await advance(tx, pedido.id, 'estorno_em_processamento');
}
