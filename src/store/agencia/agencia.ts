import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';

/** Actions on orders in progress. */
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
  /** CPF of the current search; kept in memory only, never in an address. */
  cpf: string | null;
  tarefas: TarefaAgencia[];
  /** Error of the last charge, for the operator. */
  erro: string | null;
  /** Error of opening a customer's order. */
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

declare module '../rootReducer' {
  interface LazySlices {
    agencia: AgenciaState;
  }
}

const agenciaSlice = slice.injectInto(rootReducer);
export const { cpfProcurado, tarefaStarted, tarefaEnded, cobrancaFailed, aberturaRefused } = slice.actions;
export const { selectAgencia, selectTarefa } = agenciaSlice.selectors;
