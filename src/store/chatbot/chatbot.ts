import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Balao, RespostaChatbot } from '../../domain/wire/chatbot/chatbot';
import { rootReducer } from '../rootReducer';

/** One turn of the conversation. */
export type Fala =
  | { id: string; de: 'pessoa'; texto: string; situacao: 'enviando' | 'enviada' | 'falhou' }
  | { id: string; de: 'assistente'; baloes: Balao[] };

/** The conversation of this tab. Never persisted; it ends with the page or the sign-out. */
export interface ChatbotState {
  conversaId: string | null;
  falas: Fala[];
  sugestoes: string[];
  pede: RespostaChatbot['pede'];
  /** Error of the last message. */
  erro: string | null;
  /** True while the contact form for a human agent replaces the conversation. */
  contato: boolean;
}

const initialState: ChatbotState = {
  conversaId: null,
  falas: [],
  sugestoes: [],
  pede: null,
  erro: null,
  contato: false,
};

/** Maximum turns kept; older ones are dropped. */
const MAXIMO_FALAS = 60;

const slice = createSlice({
  name: 'chatbot',
  initialState,
  reducers: {
    mensagemSent: (state, { payload }: PayloadAction<{ id: string; texto: string }>) => {
      const others = state.falas.filter(({ id }) => id !== payload.id);
      state.falas = [...others, { ...payload, de: 'pessoa' as const, situacao: 'enviando' as const }].slice(
        -MAXIMO_FALAS,
      );
      state.erro = null;
      state.sugestoes = [];
      state.pede = null;
    },
    mensagemFailed: (state, { payload }: PayloadAction<string>) => {
      const last = state.falas.at(-1);
      if (last?.de === 'pessoa') last.situacao = 'falhou';
      state.erro = payload;
    },
    respostaReceived: (state, { payload }: PayloadAction<{ id: string; resposta: RespostaChatbot }>) => {
      const { baloes, sugestoes, pede, conversaId } = payload.resposta;
      const last = state.falas.at(-1);
      if (last?.de === 'pessoa') last.situacao = 'enviada';
      state.falas.push({ id: payload.id, de: 'assistente', baloes });
      Object.assign(state, { sugestoes, pede, conversaId });
    },
    contatoShown: (state, { payload }: PayloadAction<boolean>) => {
      state.contato = payload;
    },
    chatbotCleared: () => initialState,
  },
  selectors: {
    selectChatbot: (state) => state,
    selectConversaId: (state) => state.conversaId,
    /** The person's last message, sent or failed. */
    selectUltimaMensagem: (state) => state.falas.findLast((fala) => fala.de === 'pessoa') ?? null,
  },
});

declare module '../rootReducer' {
  interface LazySlices {
    chatbot: ChatbotState;
  }
}

const chatbotSlice = slice.injectInto(rootReducer);
export const { mensagemSent, mensagemFailed, respostaReceived, contatoShown, chatbotCleared } = slice.actions;
export const { selectChatbot, selectConversaId, selectUltimaMensagem } = chatbotSlice.selectors;
