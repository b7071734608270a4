import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BuscaRecente } from '../../domain/viagens/buscasRecentes';
import type { Localidade } from '../../domain/wire/lugares/localidades';

/** The terminal nearest to the person. Searched only on request; the position is not stored. */
export type Perto = { phase: 'idle' } | { phase: 'searching' } | { phase: 'found'; localidade: Localidade };

export interface BuscaState {
  recentes: BuscaRecente[];
  perto: Perto;
}

const initialState: BuscaState = { recentes: [], perto: { phase: 'idle' } };

const slice = createSlice({
  name: 'busca',
  initialState,
  reducers: {
    /** The searches kept on this device were read. */
    recentesRead: (state, { payload }: PayloadAction<BuscaRecente[]>) => {
      state.recentes = payload;
    },
    recentesForgotten: (state) => {
      state.recentes = [];
    },
    pertoAsked: (state) => {
      state.perto = { phase: 'searching' };
    },
    pertoFound: (state, { payload: localidade }: PayloadAction<Localidade>) => {
      state.perto = { phase: 'found', localidade };
    },
    /** No terminal was found, or the search was cancelled. */
    pertoMissed: (state) => {
      state.perto = { phase: 'idle' };
    },
  },
  selectors: { selectRecentes: (state) => state.recentes, selectPerto: (state) => state.perto },
});

export const buscaSlice = slice;
export const { recentesRead, recentesForgotten, pertoAsked, pertoFound, pertoMissed } = slice.actions;
export const { selectRecentes, selectPerto } = slice.selectors;
