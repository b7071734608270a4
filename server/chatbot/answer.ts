import type { Conversa } from '../../src/domain/chatbot/passos';
import type { Balao, RespostaChatbot } from '../../src/domain/wire/chatbot/chatbot';
import type { LiveCompanhia } from '../companhia/liveCompanhia';
import type { LiveCatalogue } from '../viagens/liveCatalogue';
import type { Viagens } from '../viagens/busca/viagens';
import type { Database } from '../platform/database/database';
import type { Identity } from '../platform/http/access/identity';

/** Sources of the data in answers. */
export interface Sources {
  database: Database;
  companhia: LiveCompanhia;
  catalogue: LiveCatalogue;
  viagens: Viagens;
}

/** An answer, and the conversation after it. */
export interface Answer extends Pick<RespostaChatbot, 'baloes' | 'sugestoes' | 'pede'> {
  conversa: Conversa;
}

/** A message and its author; answers read no orders but the author's. */
export interface Asked {
  conversa: Conversa;
  identity: Identity;
  /** The message as it was written, for the help's own search. */
  texto: string;
}

export const say = (texto: string): Balao => ({ tipo: 'texto', texto });

export const answer = (conversa: Conversa, baloes: Balao[], sugestoes: string[] = []): Answer => ({
  conversa,
  baloes,
  pede: null,
  sugestoes: [...new Set(sugestoes)].slice(0, 6),
});
