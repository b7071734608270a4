import { createHmac } from 'node:crypto';
import { conversaNova } from '../../src/domain/chatbot/passos';
import type { Database, Reader, Tx } from '../platform/database/database';
import { usuarioServico } from '../platform/http/identity';
import { enqueue } from '../platform/outbox/outbox';
import { answer, say, type Answer } from './answer';
import type { WhatsappConfig } from './chatbotConfig';
import type { Chatbot } from './createChatbot';
import { textos } from './textos';
import { toWhatsappText, type WhatsappMessage } from './whatsapp';

export const TOPICO_WHATSAPP = 'whatsapp';
/** The channel tries for a week; what is older is a replay. */
const MAXIMO_MS = 7 * 24 * 3_600_000;
/** Clocks differ a little. */
const FOLGA_MS = 10 * 60_000;

export interface ReceiveServices {
  database: Database;
  chatbot: Chatbot;
  whatsapp: Pick<WhatsappConfig, 'segredo'>;
  publicUrl: string;
}

/**
 * Answers messages of a channel. That a message was taken, what it made of the conversation and the answer in the
 * outbox are one transaction: brought twice or at once, it is answered once; cut short, it is answered the next time.
 */
export async function receiveMessages(services: ReceiveServices, messages: readonly WhatsappMessage[]): Promise<void> {
  for (const message of messages) await receive(services, message);
}

async function receive(
  { database, chatbot, whatsapp, publicUrl }: ReceiveServices,
  message: WhatsappMessage,
): Promise<void> {
  const { id, de, enviadaEm, texto } = message;
  const age = Date.now() - enviadaEm;
  if (age > MAXIMO_MS || age < -FOLGA_MS || (await isTaken(database.db, id))) return;
  const send = async (tx: Tx, reply: Answer): Promise<boolean> => {
    if (!(await takeOnce(tx, id))) return false;
    await enqueue(tx, TOPICO_WHATSAPP, id, { para: de, texto: toWhatsappText(reply, publicUrl) });
    return true;
  };
  if (texto === null) {
    await database.transaction((tx) => send(tx, answer(conversaNova, [say(textos.soTexto)])));
    return;
  }
  // The number itself stands nowhere: a conversation is known by what only we can make of it.
  const conversaId = createHmac('sha256', whatsapp.segredo).update(de).digest('base64url');
  await chatbot.replyWith({ canal: 'whatsapp', conversaId, mensagemId: id, texto, identity: usuarioServico }, send);
}

async function isTaken(db: Reader, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('chatbot_recebida')
    .select('mensagem_id')
    .where('canal', '=', 'whatsapp')
    .where('mensagem_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

async function takeOnce(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .insertInto('chatbot_recebida')
    .values({ canal: 'whatsapp', mensagem_id: id })
    .onConflict((conflict) => conflict.columns(['canal', 'mensagem_id']).doNothing())
    .returning('mensagem_id')
    .executeTakeFirst();
  return row !== undefined;
}
