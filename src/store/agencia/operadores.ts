import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';
import { becameAnonymous } from '../sessao/sessao';

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
  // The workflow may not hear of the end of a session that its own call was refused for.
  extraReducers: (builder) => builder.addCase(becameAnonymous, () => initialState),
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
