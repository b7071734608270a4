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
    recentesChanged: (state, { payload }: PayloadAction<BuscaRecente[]>) => {
      state.recentes = payload;
    },
    pertoReached: (state, { payload }: PayloadAction<Perto>) => {
      state.perto = payload;
    },
  },
  selectors: { selectRecentes: (state) => state.recentes, selectPerto: (state) => state.perto },
});

export const buscaSlice = slice;
export const { recentesChanged, pertoReached } = slice.actions;
export const { selectRecentes, selectPerto } = slice.selectors;
