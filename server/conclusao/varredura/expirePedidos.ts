import { giveCreditoUp } from '../../conta/creditos/creditos';
import { hasOpenBoleto } from '../../pagamento/boleto/boletoRepository';
import { hasOpenExternal } from '../../pagamento/externo/cobrancaExternaRepository';
import type { Database } from '../../platform/database/database';
import type { Inventory } from '../../reservas/inventory';
import type { Steps } from '../../platform/jobs/steps';
import { hasOpenAttempt } from '../../pagamento/cartao/tentativa/tentativaCartaoRepository';
import type { PedidoEvents } from '../../pedidos/pedidoEvents';
import { advance, lockPedido } from '../../pedidos/pedidoRepository';
import { listOpenCobrancasPix } from '../../pagamento/pix/cobrancaPixRepository';
import { overduePedidos } from './pedidosDueRepository';

export interface ExpireServices {
  database: Database;
  inventory: Inventory;
  events: PedidoEvents;
  steps: Steps;
}

const BATCH = 50;

/**
 * Ends unpaid orders whose hold is over or whose last charge is closed, and frees their seats. Orders that could still
 * be paid are not selected: their charges have an end of their own, so they never fill a batch and delay the others.
 */
export async function expirePedidos(services: ExpireServices): Promise<void> {
  const overdue = await overduePedidos(services.database.db, BATCH);
  await services.steps.each(
    'expirar',
    overdue,
    (id) => ({ assunto: id, pedidoId: id }),
    (id) => expire(services, id),
  );
}

/** Checks again, under the order's lock, that no money can come any more, and ends the order. */
async function expire({ database, inventory, events }: ExpireServices, pedidoId: string): Promise<void> {
  const to = await database.transaction(async (tx) => {
    const pedido = await lockPedido(tx, pedidoId);
    const [open] = await listOpenCobrancasPix(tx, pedidoId);
    if (!pedido || open || (await hasOpenAttempt(tx, pedidoId)) || (await hasOpenExternal(tx, pedidoId))) return null;
    if (await hasOpenBoleto(tx, pedidoId)) return null;
    const next = pedido.situacao === 'reservado' ? 'reserva_expirada' : 'pagamento_expirado';
    if (!(await advance(tx, pedidoId, next))) return null;
    if (pedido.credito_usado_centavos > 0) await giveCreditoUp(tx, pedidoId);
    await inventory.releaseReserva(tx, pedido.reserva_id);
    return next;
  });
  if (to) events.publish({ id: pedidoId, situacao: to });
}
