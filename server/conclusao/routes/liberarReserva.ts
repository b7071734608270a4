import { Id, closed } from '../../../src/domain/wire/base/campos';
import type { AbandonPedido } from '../abandonPedido';
import type { Database, Tx } from '../../platform/database/database';
import type { App } from '../../platform/http/appTypes';
import { conflict, notFound } from '../../platform/http/problem';
import type { Inventory } from '../../reservas/inventory';
import { lockReserva } from '../../reservas/reservaRepository';
import { findUnpaidPedidoIdOfReserva } from '../../pedidos/novo/novoPedidoRepository';

interface Services {
  database: Database;
  inventory: Inventory;
  abandonPedido: AbandonPedido;
}

/** Releases a hold. An unpaid order made of it is given up with it: no charge outlives the seats that it was for. */
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
      if (reserva?.dono !== identity.sub) throw notFound('RESERVA_NAO_ENCONTRADA', 'Não encontramos esta reserva.');
      if (reserva.situacao === 'confirmada') throw conflict('RESERVA_CONFIRMADA', 'Esta reserva já foi comprada.');
      const pedidoId = await database.transaction(async (tx) => {
        const open = await lockOpenPedido(tx, id);
        if (open === null) await inventory.releaseReserva(tx, id);
        return open;
      });
      if (pedidoId !== null) await abandonPedido(pedidoId);
      return reply.code(204).send();
    },
  );
}

/** The unpaid order of a hold; under the hold's lock no order is made of it until the transaction ends. */
async function lockOpenPedido(tx: Tx, reservaId: string): Promise<string | null> {
  await lockReserva(tx, reservaId);
  return findUnpaidPedidoIdOfReserva(tx, reservaId);
}
