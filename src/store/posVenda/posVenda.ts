import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EscolhaRemarcacao } from '../../domain/posVenda/posVendaTextos';
import type {
  Cancelamento,
  PreviaCancelamentoAdicional,
  PreviaCancelamentoPedido,
  PreviaRemarcacao,
  PreviaTransferencia,
  Troca,
} from '../../domain/wire/posVenda/posVenda';
import { rootReducer } from '../rootReducer';

export type AcaoPosVenda = 'cancelar' | 'cancelarAdicional' | 'remarcar' | 'transferir';

/** The preview shown before confirmation; `emCredito` where credit was chosen in the place of the money. */
export type Previa =
  | { acao: 'cancelar'; previa: PreviaCancelamentoPedido; emCredito?: boolean }
  | { acao: 'cancelarAdicional'; previa: PreviaCancelamentoAdicional }
  | { acao: 'remarcar'; previa: PreviaRemarcacao; escolha: EscolhaRemarcacao | null }
  | { acao: 'transferir'; previa: PreviaTransferencia };

/**
 * `aviso`: the reason why there is no preview; in the phase `gone`, why there is nothing left to ask for. A confirmation on its
 * way or refused is the submission `posVenda`.
 */
export type PosVendaState =
  | { phase: 'closed' }
  | { phase: 'asking'; acao: AcaoPosVenda; bilheteId: string | null }
  | { phase: 'failed'; acao: AcaoPosVenda; bilheteId: string | null; aviso: string }
  | { phase: 'gone'; acao: AcaoPosVenda; bilheteId: string | null; aviso: string }
  | ({ phase: 'ready'; bilheteId: string | null } & Previa)
  | ({ phase: 'done'; bilheteId: string | null } & Resultado);

type Resultado =
  | { acao: 'cancelar' | 'cancelarAdicional'; resultado: Cancelamento }
  | { acao: 'remarcar' | 'transferir'; resultado: Troca };

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
    /** The thing to be changed is no longer there. */
    posVendaGone: (state, { payload: aviso }: PayloadAction<string>): PosVendaState =>
      state.phase === 'closed' ? state : { phase: 'gone', acao: state.acao, bilheteId: state.bilheteId, aviso },
    previaShown: (state, { payload }: PayloadAction<Previa>): PosVendaState => ({
      phase: 'ready',
      bilheteId: bilheteOf(state),
      ...payload,
    }),
    /** Stores the chosen seat; the price of an earlier one is dropped. */
    escolhaMade: (state, { payload: escolha }: PayloadAction<EscolhaRemarcacao | null>): PosVendaState =>
      state.phase === 'ready' && state.acao === 'remarcar'
        ? { ...state, escolha, previa: { ...state.previa, acerto: null } }
        : state,
    /** Chooses between the money and the offered credit. */
    destinoChosen: (state, { payload: emCredito }: PayloadAction<boolean>): PosVendaState =>
      state.phase === 'ready' && state.acao === 'cancelar' && state.previa.credito ? { ...state, emCredito } : state,
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
  posVendaGone,
  previaShown,
  escolhaMade,
  destinoChosen,
  posVendaDone,
  posVendaClosed,
} = slice.actions;
export const { selectPosVenda, selectPosVendaOpen } = posVendaSlice.selectors;
