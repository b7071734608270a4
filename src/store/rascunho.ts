import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DadosRascunho } from '../domain/wire/rascunhos';
import { compraCleared, compraForgotten, compraOpened, reservaGone } from './compra';
import { rootReducer } from './rootReducer';

/** What the server keeps of what was typed for a hold: its version, and the words that were last the same on both sides. */
export interface RascunhoNoServidor {
  reservaId: string;
  versao: number;
  base: DadosRascunho;
}

/** `pendente`: it could not be told of the last change yet. `fechado`: for this hold nothing is kept any more. */
export type RascunhoState =
  | { phase: 'nenhum' }
  | ({ phase: 'salvo' | 'pendente' } & RascunhoNoServidor)
  | { phase: 'fechado'; reservaId: string };

const initialState = { phase: 'nenhum' } as RascunhoState;

const slice = createSlice({
  name: 'rascunho',
  initialState,
  reducers: {
    rascunhoKept: (_, { payload }: PayloadAction<RascunhoNoServidor>): RascunhoState => ({
      phase: 'salvo',
      ...payload,
    }),
    rascunhoDelayed: (state) => {
      if (state.phase === 'salvo') state.phase = 'pendente';
    },
    rascunhoClosed: (_, { payload }: PayloadAction<string>): RascunhoState => ({
      phase: 'fechado',
      reservaId: payload,
    }),
  },
  // It lives as long as its hold.
  extraReducers: (builder) => {
    for (const end of [compraForgotten, compraOpened, compraCleared, reservaGone]) {
      builder.addCase(end, () => initialState);
    }
  },
  selectors: { selectRascunho: (state) => state },
});

declare module './rootReducer' {
  interface LazySlices {
    rascunho: RascunhoState;
  }
}

export const rascunhoSlice = slice.injectInto(rootReducer);
export const { rascunhoKept, rascunhoDelayed, rascunhoClosed } = slice.actions;
export const { selectRascunho } = rascunhoSlice.selectors;
