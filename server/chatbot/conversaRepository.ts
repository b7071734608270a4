import { sql, type Selectable } from 'kysely';
import type { Reader, Tx } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';

type Row = Selectable<Tables['chatbot_conversa']>;
export type Canal = Row['canal'];

export interface ConversaRow extends Pick<Row, 'estado' | 'anterior' | 'ultima_mensagem' | 'versao'> {
  /** False for an expired conversation. */
  vive: boolean;
}

/** The conversation of a key, also an expired one, or undefined. */
export const findConversa = (db: Reader, chave: string): Promise<ConversaRow | undefined> =>
  db
    .selectFrom('chatbot_conversa')
    .select(['estado', 'anterior', 'ultima_mensagem', 'versao', sql<boolean>`expira_em > now()`.as('vive')])
    .where('id', '=', chave)
    .executeTakeFirst();

/** State of a conversation to be written; it expires `horas` hours from now. */
export interface ConversaValues extends Pick<Row, 'canal' | 'estado' | 'anterior' | 'ultima_mensagem'> {
  horas: number;
}

const toColumns = ({ horas, ...values }: ConversaValues) => ({
  ...values,
  expira_em: sql`now() + make_interval(hours => ${horas}::int)`,
});

/** Inserts a conversation; false where the key exists already. */
export async function insertConversa(db: Reader, chave: string, values: ConversaValues): Promise<boolean> {
  const made = await db
    .insertInto('chatbot_conversa')
    .values({ id: chave, ...toColumns(values) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Updates a conversation and increments its version; false where its version is no longer `versao`. */
export async function updateConversa(
  db: Reader,
  { chave, versao }: { chave: string; versao: number },
  values: ConversaValues,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chatbot_conversa')
    .set({ ...toColumns(values), versao: versao + 1 })
    .where('id', '=', chave)
    .where('versao', '=', versao)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes expired conversations. */
export const deleteExpiredConversas = (db: Reader): Promise<unknown> =>
  db
    .deleteFrom('chatbot_conversa')
    .where('expira_em', '<', sql<Date>`now()`)
    .execute();

/** Whether a message of WhatsApp was taken already. */
export async function isMensagemTaken(db: Reader, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('chatbot_recebida')
    .select('mensagem_id')
    .where('canal', '=', 'whatsapp')
    .where('mensagem_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a message of WhatsApp as taken; false where it was already, also by a parallel transaction. */
export async function takeMensagem(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .insertInto('chatbot_recebida')
    .values({ canal: 'whatsapp', mensagem_id: id })
    .onConflict((conflict) => conflict.columns(['canal', 'mensagem_id']).doNothing())
    .returning('mensagem_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the marks of messages taken more than `dias` days ago. */
export const deleteOldMensagens = (db: Reader, dias: number): Promise<unknown> =>
  db
    .deleteFrom('chatbot_recebida')
    .where('recebida_em', '<', sql<Date>`now() - make_interval(days => ${dias}::int)`)
    .execute();

/** Records the consent of a handover to a person under the letter's protocol, with the hash of its key. */
export const insertAtendimento = (tx: Tx, protocolo: string, chave: string): Promise<unknown> =>
  tx.insertInto('chatbot_atendimento').values({ protocolo, chave }).execute();
