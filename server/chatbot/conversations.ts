import { createHash, randomBytes } from 'node:crypto';
import { conversaNova, type Conversa } from '../../src/domain/chatbot/passos';
import type { Reader } from '../platform/database/database';
import { deleteMessagesSentBefore } from '../platform/outbox/mensagemRepository';
import {
  deleteExpiredConversas,
  deleteOldMensagens,
  findConversa,
  insertConversa,
  updateConversa,
  type Canal,
} from './conversaRepository';

/** Topic of the outbox for answers to WhatsApp. */
export const TOPICO_WHATSAPP = 'whatsapp';

/** Hours after which a conversation without a message expires. */
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

/** Key of a conversation in the database: a hash, so that a reader of the table cannot continue a conversation. */
const keyOf = (canal: Canal, id: string): string => createHash('sha256').update(`${canal}/${id}`).digest('hex');

/** The conversation of an id; a new one where there is none or it has expired. */
export async function findConversation(db: Reader, canal: Canal, id: string): Promise<Guardada> {
  const chave = keyOf(canal, id);
  const row = await findConversa(db, chave);
  if (!row) return { chave, canal, estado: conversaNova, anterior: conversaNova, ultimaMensagem: null, versao: 0 };
  const { versao } = row;
  if (!row.vive) return { chave, canal, estado: conversaNova, anterior: conversaNova, ultimaMensagem: null, versao };
  return {
    chave,
    canal,
    versao,
    ultimaMensagem: row.ultima_mensagem,
    // A state that an older version wrote may lack fields of this one.
    estado: { ...conversaNova, ...(JSON.parse(row.estado) as Partial<Conversa>) },
    anterior: { ...conversaNova, ...(JSON.parse(row.anterior) as Partial<Conversa>) },
  };
}

/** Writes the state of a conversation after a message; false where another message was faster. */
export function keepConversation(
  db: Reader,
  { chave, canal, versao }: Guardada,
  turn: { estado: Conversa; anterior: Conversa; mensagemId: string },
): Promise<boolean> {
  const values = {
    canal,
    estado: JSON.stringify(turn.estado),
    anterior: JSON.stringify(turn.anterior),
    ultima_mensagem: turn.mensagemId,
    horas: HORAS[canal],
  };
  return versao === 0 ? insertConversa(db, chave, values) : updateConversa(db, { chave, versao }, values);
}

/** Longer than the week for which a channel repeats a message. */
const LEMBRAR_DIAS = 10;

/** Deletes expired conversations, and old messages of channels in both directions. */
export async function forgetConversations(db: Reader): Promise<void> {
  await deleteExpiredConversas(db);
  await deleteOldMensagens(db, LEMBRAR_DIAS);
  await deleteMessagesSentBefore(db, TOPICO_WHATSAPP, LEMBRAR_DIAS);
}
