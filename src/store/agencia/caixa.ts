import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AcaoCaixa } from '../../domain/agencia/caixa/acoes';
import { rootReducer } from '../rootReducer';

/** The last action on a till; `done` lasts until the next action. */
export type ComandoCaixa =
  | { phase: 'idle' }
  | { phase: 'sending'; tipo: AcaoCaixa['tipo'] }
  | { phase: 'refused'; tipo: AcaoCaixa['tipo']; erro: string }
  | { phase: 'done'; tipo: AcaoCaixa['tipo'] };

export interface CaixaState {
  comando: ComandoCaixa;
}

const initialState: CaixaState = { comando: { phase: 'idle' } };

const slice = createSlice({
  name: 'caixa',
  initialState,
  reducers: {
    acaoCaixaReached: (state, { payload }: PayloadAction<ComandoCaixa>) => {
      state.comando = payload;
    },
  },
  selectors: { selectComandoCaixa: (state) => state.comando },
});

declare module '../rootReducer' {
  interface LazySlices {
    caixa: CaixaState;
  }
}

const caixaSlice = slice.injectInto(rootReducer);
export const { acaoCaixaReached } = slice.actions;
export const { selectComandoCaixa } = caixaSlice.selectors;
