import type { Database, Reader, Tx } from '../../platform/database/database';
import { enqueue, sendDue } from '../../platform/outbox/outbox';
import type { Push, PushPort } from './pushPort';

const TOPICO = 'push';

interface Queued extends Push {
  aparelhoId: string;
}

/**
 * Queues a notice for each of somebody's devices, in the transaction that makes it true. Which device it is for stands
 * there by its id: one that is forgotten before its turn is not told.
 * @param chave names the fact: `lembrete/<pedido>/<viagem>/24h`.
 */
export async function enqueuePush(tx: Tx, chave: string, dono: string, push: Push): Promise<void> {
  const devices = await tx.selectFrom('aviso_aparelho').select('id').where('dono', '=', dono).execute();
  for (const { id } of devices) {
    await enqueue(tx, TOPICO, `${chave}/${id}`, { ...push, aparelhoId: id } satisfies Queued);
  }
}

/** Sends what is queued; a device that is gone is forgotten. */
export const sendQueuedPushes = (database: Database, port: PushPort): Promise<void> =>
  sendDue(database, TOPICO, (id, corpo) => deliver(database.db, port, id, corpo as Queued));

async function deliver(db: Reader, port: PushPort, id: string, { aparelhoId, ...push }: Queued): Promise<void> {
  const target = await db
    .selectFrom('aviso_aparelho')
    .select(['canal', 'endereco', 'p256dh', 'auth'])
    .where('id', '=', aparelhoId)
    .executeTakeFirst();
  if (!target) return;
  const outcome = await port.send(id, target, push);
  if (outcome !== 'sumiu') return;
  await db
    .deleteFrom('aviso_aparelho')
    .where('id', '=', aparelhoId)
    // The device may have registered anew meanwhile.
    .where('endereco', '=', target.endereco)
    .execute();
}
