import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EscolhaRemarcacao } from '../../domain/posVenda/posVendaTextos';
import type {
  Cancelamento,
  PreviaCancelamentoPedido,
  PreviaRemarcacao,
  PreviaTransferencia,
  Troca,
} from '../../domain/wire/posVenda/posVenda';
import { rootReducer } from '../rootReducer';

export type AcaoPosVenda = 'cancelar' | 'remarcar' | 'transferir';

/** The preview shown before confirmation. */
export type Previa =
  | { acao: 'cancelar'; previa: PreviaCancelamentoPedido }
  /** `calculando`: the price of the chosen seat is loading. */
  | { acao: 'remarcar'; previa: PreviaRemarcacao; escolha: EscolhaRemarcacao | null; calculando: boolean }
  | { acao: 'transferir'; previa: PreviaTransferencia };

/** `aviso`: error message for the person. */
export type PosVendaState =
  | { phase: 'closed' }
  | { phase: 'asking'; acao: AcaoPosVenda; bilheteId: string | null }
  | { phase: 'failed'; acao: AcaoPosVenda; bilheteId: string | null; aviso: string }
  | ({ phase: 'ready' | 'sending'; bilheteId: string | null; aviso: string | null } & Previa)
  | { phase: 'done'; acao: 'cancelar'; bilheteId: string | null; resultado: Cancelamento }
  | { phase: 'done'; acao: 'remarcar' | 'transferir'; bilheteId: string | null; resultado: Troca };

type Resultado = { acao: 'cancelar'; resultado: Cancelamento } | { acao: 'remarcar' | 'transferir'; resultado: Troca };

const initialState = { phase: 'closed' } as PosVendaState;
const bilheteOf = (state: PosVendaState): string | null => (state.phase === 'closed' ? null : state.bilheteId);

const slice = createSlice({
  name: 'posVenda',
  initialState,
  reducers: {
    posVendaAsked: (
      _,
      { payload }: PayloadAction<{ acao: AcaoPosVenda; bilheteId: string | null }>,
    ): PosVendaState => ({
      phase: 'asking',
      ...payload,
    }),
    posVendaFailed: (state, { payload: aviso }: PayloadAction<string>): PosVendaState =>
      state.phase === 'closed' ? state : { phase: 'failed', acao: state.acao, bilheteId: state.bilheteId, aviso },
    previaShown: (state, { payload }: PayloadAction<Previa & { aviso?: string }>): PosVendaState => ({
      phase: 'ready',
      bilheteId: bilheteOf(state),
      ...payload,
      aviso: payload.aviso ?? null,
    }),
    /** Stores the chosen seat; the price of an earlier one is dropped. */
    escolhaMade: (state, { payload: escolha }: PayloadAction<EscolhaRemarcacao | null>): PosVendaState =>
      state.phase === 'ready' && state.acao === 'remarcar'
        ? {
            ...state,
            escolha,
            previa: { ...state.previa, acerto: null },
            calculando: escolha !== null,
            aviso: null,
          }
        : state,
    envioStarted: (state): PosVendaState =>
      state.phase === 'ready' ? { ...state, phase: 'sending', aviso: null } : state,
    envioRefused: (state, { payload: aviso }: PayloadAction<string>): PosVendaState =>
      state.phase === 'sending' || state.phase === 'ready'
        ? { ...state, phase: 'ready', aviso, ...(state.acao === 'remarcar' && { calculando: false }) }
        : state,
    posVendaDone: (state, { payload }: PayloadAction<Resultado>): PosVendaState => ({
      phase: 'done',
      bilheteId: bilheteOf(state),
      ...payload,
    }),
    posVendaClosed: (): PosVendaState => ({ phase: 'closed' }),
  },
  selectors: { selectPosVenda: (state) => state, selectPosVendaOpen: (state) => state.phase !== 'closed' },
});

declare module '../rootReducer' {
  interface LazySlices {
    posVenda: PosVendaState;
  }
}

const posVendaSlice = slice.injectInto(rootReducer);
export const {
  posVendaAsked,
  posVendaFailed,
  previaShown,
  escolhaMade,
  envioStarted,
  envioRefused,
  posVendaDone,
  posVendaClosed,
} = slice.actions;
export const { selectPosVenda, selectPosVendaOpen } = posVendaSlice.selectors;
