import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from './rootReducer';

/** What is being done for an order right now. */
export type TarefaAgencia =
  | 'reenviar'
  | 'reimprimir'
  | 'exportar'
  | 'reprocessar'
  | 'cobrar'
  | 'cancelarCobranca'
  | 'devolver'
  | 'abrir';

export interface AgenciaState {
  /** By whose CPF orders are looked for; here alone, never in an address. */
  cpf: string | null;
  tarefas: TarefaAgencia[];
  /** Why the last charge came to nothing, in words for the operator. */
  erro: string | null;
  /** Why a customer's order did not open. */
  recusaAbertura: string | null;
}

const initialState: AgenciaState = { cpf: null, tarefas: [], erro: null, recusaAbertura: null };

const slice = createSlice({
  name: 'agencia',
  initialState,
  reducers: {
    cpfProcurado: (state, { payload }: PayloadAction<string | null>) => {
      state.cpf = payload;
    },
    tarefaStarted: (state, { payload }: PayloadAction<TarefaAgencia>) => {
      state.tarefas = [...state.tarefas.filter((one) => one !== payload), payload];
      state.erro = null;
    },
    tarefaEnded: (state, { payload }: PayloadAction<TarefaAgencia>) => {
      state.tarefas = state.tarefas.filter((one) => one !== payload);
    },
    cobrancaFailed: (state, { payload }: PayloadAction<string | null>) => {
      state.erro = payload;
    },
    aberturaRefused: (state, { payload }: PayloadAction<string | null>) => {
      state.recusaAbertura = payload;
    },
  },
  selectors: {
    selectAgencia: (state) => state,
    selectTarefa: (state, tarefa: TarefaAgencia) => state.tarefas.includes(tarefa),
  },
});

declare module './rootReducer' {
  interface LazySlices {
    agencia: AgenciaState;
  }
}

export const agenciaSlice = slice.injectInto(rootReducer);
export const { cpfProcurado, tarefaStarted, tarefaEnded, cobrancaFailed, aberturaRefused } = slice.actions;
export const { selectAgencia, selectTarefa } = agenciaSlice.selectors;
