import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';

/** The presses on a card of a sold-out trip, and their outcome, since the results were opened. */
export interface EsperaNoCartao {
  sending: boolean;
  /** Words of the last failure; null without one. */
  erro: string | null;
  /** The open wait by the last answer, or null for none; undefined before an answer: then the list that was read holds. */
  id?: string | null;
}

/** By `chaveDaEspera`. */
export type ListaDeEsperaState = Record<string, EsperaNoCartao>;

const initialState: ListaDeEsperaState = {};
const UNTOUCHED: EsperaNoCartao = { sending: false, erro: null };

const slice = createSlice({
  name: 'listaDeEspera',
  initialState,
  reducers: {
    esperaSent: (state, { payload: chave }: PayloadAction<string>) => {
      state[chave] = { ...state[chave], sending: true, erro: null };
    },
    /** The server answered: the wait is open, or there is none. */
    esperaKept: (state, { payload: { chave, id } }: PayloadAction<{ chave: string; id: string | null }>) => {
      state[chave] = { sending: false, erro: null, id };
    },
    esperaRefused: (state, { payload: { chave, erro } }: PayloadAction<{ chave: string; erro: string }>) => {
      state[chave] = { ...state[chave], sending: false, erro };
    },
    /** Another person may come: nothing of the last one stays. */
    esperasForgotten: () => initialState,
  },
  selectors: {
    selectEspera: (state, chave: string): EsperaNoCartao => state[chave] ?? UNTOUCHED,
  },
});

declare module '../rootReducer' {
  interface LazySlices {
    listaDeEspera: ListaDeEsperaState;
  }
}

const injected = slice.injectInto(rootReducer);
export const { esperaSent, esperaKept, esperaRefused, esperasForgotten } = slice.actions;
export const { selectEspera } = injected.selectors;
