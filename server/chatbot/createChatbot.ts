import { PORTUGUESE } from '../../src/words/language';
import { inLanguage } from '../platform/language/language';
import { msg } from '../../src/words/t';
import type { Conversa } from '../../src/domain/chatbot/passos';
import type { RespostaChatbot } from '../../src/domain/wire/chatbot/chatbot';
import type { Tx } from '../platform/database/database';
import { Problem } from '../platform/http/problem';
import type { Identity } from '../platform/http/access/identity';
import type { Answer, Sources } from './answer';
import { findConversation, keepConversation, newConversationId, type Guardada } from './conversations';
import type { Canal } from './conversaRepository';
import { keepLexico } from './lexico';
import { createRespond } from './respond';

export interface Incoming {
  canal: Canal;
  /** The conversation's id; of a channel, one derived from the other side's address. */
  conversaId: string;
  mensagemId: string;
  texto: string;
  identity: Identity;
}

export interface Chatbot {
  /** Answers a message of the app and stores the conversation. */
  reply: (
    incoming: Omit<Incoming, 'conversaId' | 'canal'> & { conversaId?: string | undefined },
  ) => Promise<RespostaChatbot>;
  /** Answers and stores the conversation in one transaction with `effect`, which returns false where nothing is to be done. */
  replyWith: (incoming: Incoming, effect: (tx: Tx, answer: Answer) => Promise<boolean>) => Promise<void>;
}

/** Attempts for a message that parallel messages of its conversation overtake. */
const TENTATIVAS = 4;

export async function createChatbot(sources: Sources): Promise<Chatbot> {
  const { database } = sources;
  const respond = createRespond(sources, await keepLexico(database.db, sources.catalogue.versao));

  /** The conversation before this message and the answer to it, before anything is stored. */
  async function think({ canal, conversaId, mensagemId, texto, identity }: Incoming): Promise<Thought> {
    const found = await findConversation(database.db, canal, conversaId);
    const antes = found.ultimaMensagem === mensagemId ? found.anterior : found.estado;
    // It converses in Portuguese, the language of its words and of the help that it quotes.
    const answer = await inLanguage(PORTUGUESE, () => respond({ conversa: antes, texto, identity }));
    return { found, antes, answer };
  }

  async function untilKept(incoming: Incoming, keep: (thought: Thought) => Promise<boolean>): Promise<Answer> {
    for (let attempt = 0; attempt < TENTATIVAS; attempt += 1) {
      const thought = await think(incoming);
      if (await keep(thought)) return thought.answer;
    }
    throw new Problem(503, {
      codigo: 'CONVERSA_OCUPADA',
      mensagem: msg('Muitas mensagens ao mesmo tempo. Tente de novo.'),
    });
  }

  return {
    reply: async ({ conversaId = newConversationId(), ...rest }) => {
      const incoming: Incoming = { ...rest, canal: 'app', conversaId };
      const { baloes, sugestoes, pede } = await untilKept(incoming, ({ found, antes, answer }) =>
        keepConversation(database.db, found, {
          estado: answer.conversa,
          anterior: antes,
          mensagemId: incoming.mensagemId,
        }),
      );
      return { conversaId, baloes, sugestoes, pede };
    },
    replyWith: async (incoming, effect) => {
      await untilKept(incoming, ({ found, antes, answer }) =>
        database
          .transaction(async (tx) => {
            if (!(await effect(tx, answer))) return true;
            const turn = { estado: answer.conversa, anterior: antes, mensagemId: incoming.mensagemId };
            if (await keepConversation(tx, found, turn)) return true;
            throw new Overtaken();
          })
          .catch((error: unknown) => {
            if (error instanceof Overtaken) return false;
            throw error;
          }),
      );
    },
  };
}

interface Thought {
  found: Guardada;
  antes: Conversa;
  answer: Answer;
}

/** Another message of the conversation was stored meanwhile: rolls this one back for another attempt. */
class Overtaken extends Error {
  override readonly name = 'Overtaken';
}
