import { sql } from 'kysely';
import { hasOpenExternal } from '../pagamento/externo/cobrancaExternaRepository';
import type { Database, Reader } from '../platform/database/database';
import type { Inventory } from '../reservas/inventory';
import { isFree, type Steps } from '../platform/jobs/steps';
import { hasOpenAttempt } from '../pagamento/cartao/tentativaCartaoRepository';
import type { OrderEvents } from '../pedidos/orderEvents';
import { advance, lockPedido } from '../pedidos/orderRepository';

export interface ExpireServices {
  database: Database;
  inventory: Inventory;
  events: OrderEvents;
  steps: Steps;
}

const BATCH = 50;

/**
 * Ends unpaid orders whose hold is over, or whose last charge is closed, and lets their seats go. One that could still be
 * paid is not looked at: its charge has an end of its own, so no number of them keeps the others waiting.
 */
export async function expireOrders(services: ExpireServices): Promise<void> {
  const overdue = await overdueOrders(services.database.db);
  await services.steps.each(
    'expirar',
    overdue,
    (id) => ({ assunto: id, pedidoId: id }),
    (id) => expire(services, id),
  );
}

/** The oldest first. */
async function overdueOrders(reader: Reader): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from pedido p
    where p.situacao in ('reservado','aguardando_pagamento')
      and (p.expira_em <= now()
        or (exists (select 1 from cobranca_pix c
            where c.pedido_id = p.id and c.situacao = 'encerrada' and not c.substituida)
          -- A person who also tries a card, or whom an agency charges, may pay until the hold expires.
          and not exists (select 1 from cobranca_cartao c where c.pedido_id = p.id)
          and not exists (select 1 from cobranca_externa c where c.pedido_id = p.id)))
      and not exists (select 1 from cobranca_pix c
        where c.pedido_id = p.id and c.situacao in ('criando','ativa'))
      and not exists (select 1 from cobranca_cartao c
        where c.pedido_id = p.id and c.situacao in ('criada','desafio','autorizando'))
      and not exists (select 1 from cobranca_externa c
        where c.pedido_id = p.id and c.situacao in ('criando','aberta','encerrando'))
      and ${isFree('expirar', sql`p.id::text`)}
    order by p.expira_em, p.id
    limit ${BATCH}`.execute(reader);
  return rows.map(({ id }) => id);
}

/** Under the order's lock it is asked again whether money could still come. */
async function expire({ database, inventory, events }: ExpireServices, pedidoId: string): Promise<void> {
  const to = await database.transaction(async (tx) => {
    const pedido = await lockPedido(tx, pedidoId);
    const open = await tx
      .selectFrom('cobranca_pix')
      .select('txid')
      .where('pedido_id', '=', pedidoId)
      .where('situacao', 'in', ['criando', 'ativa'])
      .executeTakeFirst();
    if (!pedido || open || (await hasOpenAttempt(tx, pedidoId)) || (await hasOpenExternal(tx, pedidoId))) return null;
    const next = pedido.situacao === 'reservado' ? 'reserva_expirada' : 'pagamento_expirado';
    if (!(await advance(tx, pedidoId, next))) return null;
    await inventory.releaseReserva(tx, pedido.reserva_id);
    return next;
  });
  if (to) events.publish({ id: pedidoId, situacao: to });
}
