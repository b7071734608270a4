import { msg } from '../../../src/words/t';
import { isNaoPago } from '../../../src/domain/compra/pedido';
import { Id, closed } from '../../../src/domain/wire/base/campos';
import type { AbandonPedido } from '../abandonPedido';
import type { Database, Tx } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { conflict, notFound } from '../../platform/http/problem';
import type { Inventory } from '../../reservas/inventory';
import { lockReserva } from '../../reservas/reservaRepository';
import { findPedidoOfReserva } from '../../pedidos/novo/novoPedidoRepository';

interface Services {
  database: Database;
  inventory: Inventory;
  abandonPedido: AbandonPedido;
}

/**
 * Releases a hold. An unpaid order made of it is given up with it: no charge outlives the seats that it was for. The seats
 * of a paid order stay, whether they are confirmed already or are confirmed next.
 */
export function registerLiberarReserva(app: App, { database, inventory, abandonPedido }: Services): void {
  app.delete(
    '/api/Reservas/:id',
    {
      config: { access: 'autenticado' },
      schema: {
        tags: ['reservas'],
        summary: 'Libera uma reserva e desiste do pedido dela',
        params: closed({ id: Id }),
      },
    },
    async ({ params: { id }, identity }, reply) => {
      const reserva = await inventory.findReserva(database.db, id);
      // Another person's hold is answered like a missing one, so that its existence does not leak.
      if (reserva?.dono !== identity.sub)
        throw notFound('RESERVA_NAO_ENCONTRADA', msg('Não encontramos esta reserva.'));
      const unpaid = await database.transaction((tx) => releaseUnordered(tx, inventory, id));
      if (unpaid !== null) await abandonPedido(unpaid);
      return reply.code(204).send();
    },
  );
}

/**
 * Releases a hold without an unpaid order; with one, changes nothing and returns the order's id. It decides under the
 * hold's lock, where no order is made of the hold and no seat of it is confirmed until the transaction ends.
 */
async function releaseUnordered(tx: Tx, inventory: Inventory, id: string): Promise<string | null> {
  if ((await lockReserva(tx, id)) === 'confirmada')
    throw conflict('RESERVA_CONFIRMADA', msg('Esta reserva já foi comprada.'));
  const pedido = await findPedidoOfReserva(tx, id);
  if (pedido?.situacao === 'pago') throw conflict('PEDIDO_JA_PAGO', msg('Este pedido já foi pago ou encerrado.'));
  if (pedido && isNaoPago(pedido.situacao)) return pedido.id;
  await inventory.releaseReserva(tx, id);
  return null;
}
