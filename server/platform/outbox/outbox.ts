import { sql } from 'kysely';
import { v5 } from 'uuid';
import { faultPoint } from '../chaos/faultPoint';
import type { Database, Reader } from '../database/database';

/** An e-mail; `codigo` is shown with emphasis. */
export interface Email {
  para: string;
  assunto: string;
  corpo: string;
  codigo?: string;
  /** The address of one-click unsubscription from e-mails of this kind (RFC 8058, `List-Unsubscribe`). */
  cancelamento?: string;
}

/** A sender of e-mails; the same `id` given twice is sent once. */
export interface EmailPort {
  send: (id: string, email: Email) => Promise<void>;
}

const TOPICO = 'email';
/** Namespace of ids that are derived from topic and key, so that one fact queues one message. */
const NAMESPACE = '7f1c0f3e-6a1e-5a53-9a0c-2f6a6b1f7a10';
const BATCH = 20;
const MAX_ATTEMPTS = 10;

/**
 * Queues an e-mail in the transaction of its fact; it is sent after the commit.
 * @param chave names the fact: `pedido-emitido/<id>`.
 */
export const enqueueEmail = (tx: Reader, chave: string, email: Email) => enqueue(tx, TOPICO, chave, email);

/** Queues a message for the sender of that `topico`, once per `chave`. */
export const enqueue = (tx: Reader, topico: string, chave: string, corpo: object) =>
  tx
    .insertInto('caixa_saida')
    .values({
      id: v5(`${topico}/${chave}`, NAMESPACE),
      topico,
      chave,
      corpo: JSON.stringify(corpo),
      publicado_em: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();

/** Deletes the e-mails that were sent to an address; `para` in lower case. */
export const forgetEmailsTo = (tx: Reader, para: string): Promise<unknown> =>
  tx
    .deleteFrom('caixa_saida')
    .where('topico', '=', TOPICO)
    .where('publicado_em', 'is not', null)
    .where(sql`lower(corpo->>'para')`, '=', para)
    .execute();

/** Sends the queued e-mails, each at least once, and once where the port removes duplicates. */
export const sendQueued = (database: Database, port: EmailPort): Promise<void> =>
  sendDue(database, TOPICO, (id, corpo) => port.send(id, corpo as Email));

type Send = (id: string, corpo: unknown) => Promise<void>;

/** Sends the queued messages of one topic. The wait after a failure doubles each time. */
export async function sendDue({ db }: Database, topico: string, send: Send): Promise<void> {
  const rows = await db
    .selectFrom('caixa_saida')
    .select(['id', 'corpo', 'tentativas'])
    .where('topico', '=', topico)
    .where('publicado_em', 'is', null)
    .where('tentativas', '<', MAX_ATTEMPTS)
    .where('tentar_em', '<=', sql<Date>`now()`)
    .orderBy('tentar_em')
    .limit(BATCH)
    .execute();
  for (const row of rows) await sendOne(db, send, row);
}

async function sendOne(db: Reader, send: Send, row: { id: string; corpo: unknown; tentativas: number }): Promise<void> {
  const attempt = { tentativas: row.tentativas + 1 };
  const failure = await send(row.id, row.corpo).then(
    () => null,
    (error: unknown) => error,
  );
  faultPoint('caixa-depois');
  const outcome =
    failure === null
      ? { publicado_em: sql<Date>`now()` }
      : { tentar_em: sql<Date>`now() + make_interval(secs => ${5 * 2 ** row.tentativas})` };
  await db
    .updateTable('caixa_saida')
    .set({ ...attempt, ...outcome })
    .where('id', '=', row.id)
    .execute();
}
