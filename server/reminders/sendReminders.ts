import type { Database, Tx } from '../database/database';
import { findPedido, listItens } from '../orders/orderRepository';
import { enqueueEmail } from '../outbox/outbox';
import { dueReminders, type DueReminder } from './dueReminders';
import { reminderEmail } from './reminderEmail';

/** Tells every buyer what is due, each thing once: the row that says so and the queued e-mail are one transaction. */
export async function sendReminders(database: Database, publicUrl: string): Promise<void> {
  for (const due of await dueReminders(database.db)) {
    await database.transaction((tx) => remind(tx, due, publicUrl));
  }
}

async function remind(tx: Tx, due: DueReminder, publicUrl: string): Promise<void> {
  const { pedidoId, viagemId, tipo } = due;
  const told = await tx
    .insertInto('lembrete')
    .values({ pedido_id: pedidoId, viagem_id: viagemId, tipo })
    .onConflict((one) => one.doNothing())
    .returning('tipo')
    .executeTakeFirst();
  const pedido = told && (await findPedido(tx, pedidoId));
  // A buyer who deleted their account has no address any more.
  if (!pedido?.comprador_email.includes('@')) return;
  const itens = (await listItens(tx, [pedidoId])).filter((item) => item.viagem_id === viagemId);
  await enqueueEmail(tx, `lembrete/${pedidoId}/${viagemId}/${tipo}`, reminderEmail(due, pedido, itens, publicUrl));
}
