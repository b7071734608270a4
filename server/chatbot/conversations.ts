import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { conversaNova, type Conversa } from '../../src/domain/chatbot/passos';
import type { Reader } from '../platform/database/database';

export type Canal = 'app' | 'whatsapp';

/** How long a conversation waits for its next message. */
const HORAS: Record<Canal, number> = { app: 2, whatsapp: 24 };

/** A conversation as it was found; `versao` 0 where there is none yet. */
export interface Guardada {
  chave: string;
  canal: Canal;
  estado: Conversa;
  anterior: Conversa;
  ultimaMensagem: string | null;
  versao: number;
}

export const newConversationId = (): string => randomBytes(16).toString('base64url');

/** What stands in the database in the place of the id: whoever reads the table leads nobody's conversation. */
export const keyOf = (canal: Canal, id: string): string => createHash('sha256').update(`${canal}/${id}`).digest('hex');

export async function findConversation(db: Reader, canal: Canal, id: string): Promise<Guardada> {
  const chave = keyOf(canal, id);
  const row = await db
    .selectFrom('chatbot_conversa')
    .select(['estado', 'anterior', 'ultima_mensagem', 'versao', sql<boolean>`expira_em > now()`.as('vive')])
    .where('id', '=', chave)
    .executeTakeFirst();
  if (!row) return { chave, canal, estado: conversaNova, anterior: conversaNova, ultimaMensagem: null, versao: 0 };
  const { versao } = row;
  if (!row.vive) return { chave, canal, estado: conversaNova, anterior: conversaNova, ultimaMensagem: null, versao };
  return {
    ...{ chave, canal, versao, ultimaMensagem: row.ultima_mensagem },
    // What an older version kept may lack what this one knows.
    estado: { ...conversaNova, ...(JSON.parse(row.estado) as Partial<Conversa>) },
    anterior: { ...conversaNova, ...(JSON.parse(row.anterior) as Partial<Conversa>) },
  };
}

/** Keeps what a message made of a conversation; false where another message was quicker. */
export async function keepConversation(
  db: Reader,
  { chave, canal, versao }: Guardada,
  turn: { estado: Conversa; anterior: Conversa; mensagemId: string },
): Promise<boolean> {
  const values = {
    canal,
    estado: JSON.stringify(turn.estado),
    anterior: JSON.stringify(turn.anterior),
    ultima_mensagem: turn.mensagemId,
    expira_em: sql`now() + make_interval(hours => ${HORAS[canal]}::int)`,
  };
  if (versao === 0) {
    const made = await db
      .insertInto('chatbot_conversa')
      .values({ id: chave, ...values })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return made !== undefined;
  }
  const { numUpdatedRows } = await db
    .updateTable('chatbot_conversa')
    .set({ ...values, versao: versao + 1 })
    .where('id', '=', chave)
    .where('versao', '=', versao)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A channel brings a message again for a week; so long it is remembered, and then a while. */
const LEMBRAR_DIAS = 10;

/** Forgets conversations whose time is over, and what channels brought and took long ago. */
export async function forgetConversations(db: Reader): Promise<void> {
  await db
    .deleteFrom('chatbot_conversa')
    .where('expira_em', '<', sql<Date>`now()`)
    .execute();
  const longAgo = sql<Date>`now() - make_interval(days => ${LEMBRAR_DIAS}::int)`;
  await db.deleteFrom('chatbot_recebida').where('recebida_em', '<', longAgo).execute();
  await db.deleteFrom('sandbox_whatsapp').where('criado_em', '<', longAgo).execute();
  await db.deleteFrom('caixa_saida').where('topico', '=', 'whatsapp').where('publicado_em', '<', longAgo).execute();
}
