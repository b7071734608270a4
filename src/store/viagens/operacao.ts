import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';

/** State of a dispatcher's last report; `vez` distinguishes successive completed ones. */
export type ComandoOperacao =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'refused'; erro: string }
  | { phase: 'done'; vez: number };

export interface OperacaoState {
  comando: ComandoOperacao;
}

const initialState: OperacaoState = { comando: { phase: 'idle' } };

const slice = createSlice({
  name: 'operacao',
  initialState,
  reducers: {
    operacaoReached: (state, { payload }: PayloadAction<ComandoOperacao>) => {
      state.comando = payload;
    },
  },
  selectors: { selectComandoOperacao: (state) => state.comando },
});

declare module '../rootReducer' {
  interface LazySlices {
    operacao: OperacaoState;
  }
}

const operacaoSlice = slice.injectInto(rootReducer);
export const { operacaoReached } = slice.actions;
export const { selectComandoOperacao } = operacaoSlice.selectors;
