import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { linkComprador } from '../../domain/compra/passageiros/linkComprador';
import type { DadosPassageiros } from '../../domain/compra/passageiros/passageiro';
import type { Conta } from '../../domain/wire/conta/conta';
import { rootReducer } from '../rootReducer';
import { compraForgotten } from './compraSlice';

/** The passengers as typed, which survive another choice of trip. */
export interface PassageirosState {
  dados: DadosPassageiros | null;
  /** Increases when a workflow changes `dados`, so that the form adopts the change. */
  versaoDados: number;
  /** Index of the passenger who is the buyer. */
  compradorPassageiro: number | null;
  /** Id of the earlier order that is bought again. */
  deNovo: string | null;
}

const initialState: PassageirosState = { dados: null, versaoDados: 0, compradorPassageiro: null, deNovo: null };

const slice = createSlice({
  name: 'passageiros',
  initialState,
  reducers: {
    dadosTyped: (state, { payload }: PayloadAction<DadosPassageiros>) => {
      state.dados = payload;
    },
    /** Restores a draft from elsewhere or from before a reload; the form adopts it. */
    dadosRestored: (state, { payload }: PayloadAction<Pick<PassageirosState, 'dados' | 'compradorPassageiro'>>) => ({
      ...state,
      ...payload,
      versaoDados: state.versaoDados + 1,
    }),
    /** A purchase was opened. One that repeats another order than before begins without the people of the last purchase. */
    deNovoOpened: (state, { payload }: PayloadAction<string | null>) =>
      payload === null || payload === state.deNovo
        ? { ...state, deNovo: payload }
        : { ...initialState, versaoDados: state.versaoDados + 1, deNovo: payload },
    compradorLinked: (state, { payload }: PayloadAction<{ indice: number | null; conta: Conta | null }>) => {
      const antes = state.compradorPassageiro;
      state.compradorPassageiro = payload.indice;
      if (!state.dados) return;
      state.dados = linkComprador(state.dados, { antes, ...payload });
      state.versaoDados += 1;
    },
  },
  extraReducers: (builder) => builder.addCase(compraForgotten, () => initialState),
  selectors: { selectPassageiros: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    passageiros: PassageirosState;
  }
}

export const passageirosSlice = slice.injectInto(rootReducer);
export const { dadosTyped, dadosRestored, deNovoOpened, compradorLinked } = slice.actions;
export const { selectPassageiros } = passageirosSlice.selectors;
