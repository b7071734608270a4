import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DadosRascunho } from '../../domain/wire/compra/rascunhos';
import {
  compraCleared,
  compraForgotten,
  compraOpened,
  pedidoOpened,
  reservaGone,
  reservaReleased,
} from './compraSlice';
import { rootReducer } from '../rootReducer';

/** The draft on the server: its version, and the content last equal on both sides (merge base). */
export interface RascunhoNoServidor {
  reservaId: string;
  versao: number;
  base: DadosRascunho;
}

/** `pendente`: the latest change is not saved yet. `fechado`: drafts of this hold are no longer saved. */
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
  // The draft ends with its hold.
  extraReducers: (builder) => {
    for (const end of [compraForgotten, compraOpened, pedidoOpened, compraCleared, reservaGone, reservaReleased]) {
      builder.addCase(end, () => initialState);
    }
  },
  selectors: { selectRascunho: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    rascunho: RascunhoState;
  }
}

const rascunhoSlice = slice.injectInto(rootReducer);
export const { rascunhoKept, rascunhoDelayed, rascunhoClosed } = slice.actions;
export const { selectRascunho } = rascunhoSlice.selectors;
