import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Balao, RespostaChatbot } from '../../domain/wire/chatbot/chatbot';
import { rootReducer } from '../rootReducer';

/** One turn of the conversation. The last one of the person is the submission `mensagemChatbot`. */
export type Fala = { id: string; de: 'pessoa'; texto: string } | { id: string; de: 'assistente'; baloes: Balao[] };

/** The conversation of this tab. Never persisted; it ends with the page or the sign-out. */
export interface ChatbotState {
  conversaId: string | null;
  falas: Fala[];
  sugestoes: string[];
  pede: RespostaChatbot['pede'];
  /** True while the contact form for a human agent replaces the conversation. */
  contato: boolean;
}

const initialState: ChatbotState = {
  conversaId: null,
  falas: [],
  sugestoes: [],
  pede: null,
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
      state.falas = [...others, { ...payload, de: 'pessoa' as const }].slice(-MAXIMO_FALAS);
      state.sugestoes = [];
      state.pede = null;
    },
    respostaReceived: (state, { payload }: PayloadAction<{ id: string; resposta: RespostaChatbot }>) => {
      const { baloes, sugestoes, pede, conversaId } = payload.resposta;
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
export const { mensagemSent, respostaReceived, contatoShown, chatbotCleared } = slice.actions;
export const { selectChatbot, selectConversaId, selectUltimaMensagem } = chatbotSlice.selectors;
