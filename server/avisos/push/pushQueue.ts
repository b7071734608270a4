import type { Database, Reader, Tx } from '../../platform/database/database';
import { enqueue, sendDue } from '../../platform/outbox/outbox';
import { deleteAparelhoAt, findEndereco, listAparelhoIds, TOPICO_PUSH } from './aparelhoRepository';
import type { Push, PushPort } from './pushPort';

interface Queued extends Push {
  aparelhoId: string;
}

/**
 * Queues a notice for each of a person's devices, in the transaction that makes it true. A message names its device by id:
 * a device that is deleted before its turn gets none.
 * @param chave names the fact: `lembrete/<pedido>/<viagem>/24h`.
 */
export async function enqueuePush(tx: Tx, chave: string, dono: string, push: Push): Promise<void> {
  for (const id of await listAparelhoIds(tx, dono)) {
    await enqueue(tx, TOPICO_PUSH, `${chave}/${id}`, { ...push, aparelhoId: id } satisfies Queued);
  }
}

/** Sends the queued notices, and deletes devices that no longer exist. */
export const sendQueuedPushes = (database: Database, port: PushPort): Promise<void> =>
  sendDue(database, TOPICO_PUSH, (id, corpo) => deliver(database.db, port, id, corpo as Queued));

async function deliver(db: Reader, port: PushPort, id: string, { aparelhoId, ...push }: Queued): Promise<void> {
  const target = await findEndereco(db, aparelhoId);
  if (!target) return;
  const outcome = await port.send(id, target, push);
  if (outcome === 'sumiu') await deleteAparelhoAt(db, aparelhoId, target.endereco);
}
