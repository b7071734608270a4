import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';

/** A temporary password to hand over; kept only here, until seen. */
export interface SenhaAEntregar {
  nome: string;
  email: string;
  senhaTemporaria: string;
}

export interface OperadoresState {
  senha: SenhaAEntregar | null;
}

const initialState: OperadoresState = { senha: null };

const slice = createSlice({
  name: 'operadores',
  initialState,
  reducers: {
    senhaReceived: (state, { payload }: PayloadAction<SenhaAEntregar>) => {
      state.senha = payload;
    },
    senhaForgotten: (state) => {
      state.senha = null;
    },
  },
  selectors: { selectSenhaAEntregar: (state) => state.senha },
});

declare module '../rootReducer' {
  interface LazySlices {
    operadores: OperadoresState;
  }
}

const operadoresSlice = slice.injectInto(rootReducer);
export const { senhaReceived, senhaForgotten } = slice.actions;
export const { selectSenhaAEntregar } = operadoresSlice.selectors;
