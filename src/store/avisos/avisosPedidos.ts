import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';

/** The presses of a notice's button, of a free seat or a lower price, and their outcome, since the page was opened. */
export interface AvisoPedido {
  sending: boolean;
  /** Words of the last failure; null without one. */
  erro: string | null;
  /** The open notice by the last answer, or null for none; undefined before an answer: then the list that was read holds. */
  id?: string | null;
}

/** By `chaveDaEspera` or `chaveDoAlerta`. */
export type AvisosPedidosState = Record<string, AvisoPedido>;

const initialState: AvisosPedidosState = {};
const UNTOUCHED: AvisoPedido = { sending: false, erro: null };

const slice = createSlice({
  name: 'avisosPedidos',
  initialState,
  reducers: {
    avisoSent: (state, { payload: chave }: PayloadAction<string>) => {
      state[chave] = { ...state[chave], sending: true, erro: null };
    },
    /** The server answered: the notice is wanted, or there is none. */
    avisoKept: (state, { payload: { chave, id } }: PayloadAction<{ chave: string; id: string | null }>) => {
      state[chave] = { sending: false, erro: null, id };
    },
    avisoRefused: (state, { payload: { chave, erro } }: PayloadAction<{ chave: string; erro: string }>) => {
      state[chave] = { ...state[chave], sending: false, erro };
    },
    /** Another person may come: nothing of the last one stays. */
    avisosForgotten: () => initialState,
  },
  selectors: {
    selectAvisoPedido: (state, chave: string): AvisoPedido => state[chave] ?? UNTOUCHED,
  },
});

declare module '../rootReducer' {
  interface LazySlices {
    avisosPedidos: AvisosPedidosState;
  }
}

const injected = slice.injectInto(rootReducer);
export const { avisoSent, avisoKept, avisoRefused, avisosForgotten } = slice.actions;
export const { selectAvisoPedido } = injected.selectors;
