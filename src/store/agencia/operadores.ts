import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AcaoOperador } from '../../domain/agencia/caixa/acoes';
import { rootReducer } from '../rootReducer';

/** The last action on an operator; `done` lasts until the next action. */
export type ComandoOperador =
  | { phase: 'idle' }
  | { phase: 'sending'; tipo: AcaoOperador['tipo'] }
  | { phase: 'refused'; tipo: AcaoOperador['tipo']; erro: string }
  | { phase: 'done'; tipo: AcaoOperador['tipo'] };

/** A temporary password to hand over; kept only here, until seen. */
export interface SenhaAEntregar {
  nome: string;
  email: string;
  senhaTemporaria: string;
}

export interface OperadoresState {
  comando: ComandoOperador;
  senha: SenhaAEntregar | null;
}

const initialState: OperadoresState = { comando: { phase: 'idle' }, senha: null };

const slice = createSlice({
  name: 'operadores',
  initialState,
  reducers: {
    acaoOperadorReached: (state, { payload }: PayloadAction<ComandoOperador>) => {
      state.comando = payload;
    },
    senhaReceived: (state, { payload }: PayloadAction<SenhaAEntregar>) => {
      state.senha = payload;
    },
    senhaForgotten: (state) => {
      state.senha = null;
    },
  },
  selectors: {
    selectComandoOperador: (state) => state.comando,
    selectSenhaAEntregar: (state) => state.senha,
  },
});

declare module '../rootReducer' {
  interface LazySlices {
    operadores: OperadoresState;
  }
}

const operadoresSlice = slice.injectInto(rootReducer);
export const { acaoOperadorReached, senhaReceived, senhaForgotten } = slice.actions;
export const { selectComandoOperador, selectSenhaAEntregar } = operadoresSlice.selectors;
