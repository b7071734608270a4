import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';

export interface AgenciaState {
  /** CPF of the current search; kept in memory only, never in an address. */
  cpf: string | null;
}

const initialState: AgenciaState = { cpf: null };

const slice = createSlice({
  name: 'agencia',
  initialState,
  reducers: {
    cpfProcurado: (state, { payload }: PayloadAction<string | null>) => {
      state.cpf = payload;
    },
  },
  selectors: { selectAgencia: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    agencia: AgenciaState;
  }
}

const agenciaSlice = slice.injectInto(rootReducer);
export const { cpfProcurado } = slice.actions;
export const { selectAgencia } = agenciaSlice.selectors;
