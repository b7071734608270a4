import { createHmac } from 'node:crypto';
import { conversaNova } from '../../src/domain/chatbot/passos';
import type { Database, Tx } from '../platform/database/database';
import { usuarioServico } from '../platform/http/access/identity';
import { enqueue } from '../platform/outbox/outbox';
import { answer, say, type Answer } from './answer';
import type { AvisosNoCanal } from './avisosNoCanal';
import type { WhatsappConfig } from './chatbotConfig';
import { TOPICO_WHATSAPP } from './conversations';
import { isMensagemTaken, takeMensagem } from './conversaRepository';
import type { Chatbot } from './createChatbot';
import { textos } from './textos';
import { toWhatsappText, type WhatsappMessage } from './whatsapp';

/** The channel repeats a message for a week; an older one is a replay. */
const MAXIMO_MS = 7 * 24 * 3_600_000;
/** Tolerance for clocks that differ. */
const FOLGA_MS = 10 * 60_000;

export interface ReceiveServices {
  database: Database;
  chatbot: Chatbot;
  whatsapp: Pick<WhatsappConfig, 'segredo'>;
  publicUrl: string;
  avisos: AvisosNoCanal;
}

/**
 * Answers messages of a channel. The mark of a message, the conversation's new state and the answer in the outbox are
 * one transaction: a repeated message is answered once, and an interrupted one at its next repetition.
 */
export async function receiveMessages(services: ReceiveServices, messages: readonly WhatsappMessage[]): Promise<void> {
  for (const message of messages) await receive(services, message);
}

async function receive(
  { database, chatbot, whatsapp, publicUrl, avisos }: ReceiveServices,
  message: WhatsappMessage,
): Promise<void> {
  const { id, de, enviadaEm, texto } = message;
  const age = Date.now() - enviadaEm;
  if (age > MAXIMO_MS || age < -FOLGA_MS || (await isMensagemTaken(database.db, id))) return;
  const send = async (tx: Tx, reply: Answer): Promise<boolean> => {
    if (!(await takeMensagem(tx, id))) return false;
    await enqueue(tx, TOPICO_WHATSAPP, id, { para: de, texto: toWhatsappText(reply, publicUrl) });
    return true;
  };
  if (texto === null) {
    await database.transaction((tx) => send(tx, answer(conversaNova, [say(textos.soTexto)])));
    return;
  }
  if (await database.transaction((tx) => settleAvisos(tx, avisos, { id, de, texto }))) return;
  // The number is not stored: an HMAC of it identifies the conversation.
  const conversaId = createHmac('sha256', whatsapp.segredo).update(de).digest('base64url');
  await chatbot.replyWith({ canal: 'whatsapp', conversaId, mensagemId: id, texto, identity: usuarioServico }, send);
}

/** A person who wants no notices gets one plain answer, and no conversation begins. */
async function settleAvisos(
  tx: Tx,
  avisos: AvisosNoCanal,
  { id, de, texto }: { id: string; de: string; texto: string },
): Promise<boolean> {
  const reply = await avisos.onTexto(tx, de, texto);
  if (reply === null) return false;
  if (await takeMensagem(tx, id)) await enqueue(tx, TOPICO_WHATSAPP, id, { para: de, texto: reply });
  return true;
}
