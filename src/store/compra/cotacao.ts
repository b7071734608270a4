import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { DescontoBalcao } from '../../domain/agencia/balcao';
import type { Cotacao } from '../../domain/wire/compra/cotacao';
import { compraForgotten, compraOpened, pedidoOpened } from './compraSlice';
import { rootReducer } from '../rootReducer';

/** Pricing options of the purchase, and the server's latest quote. */
export interface CotacaoState {
  /** The accepted coupon. */
  cupom: string | null;
  /** Error of the last refused coupon. */
  cupomRecusado: string | null;
  seguro: boolean;
  /** The person's credit is to pay what it can. */
  usarCredito: boolean;
  /** The operator's discount at the counter, and the error of the last refused one. */
  desconto: DescontoBalcao | null;
  descontoRecusado: string | null;
  phase: 'parada' | 'calculando' | 'falhou';
  /** The hold that `cotacao` belongs to. */
  reservaId: string | null;
  cotacao: Cotacao | null;
}

const initialState: CotacaoState = {
  cupom: null,
  cupomRecusado: null,
  seguro: false,
  usarCredito: false,
  desconto: null,
  descontoRecusado: null,
  phase: 'parada',
  reservaId: null,
  cotacao: null,
};

const slice = createSlice({
  name: 'cotacao',
  initialState,
  reducers: {
    cupomGiven: (state, { payload }: PayloadAction<string>) => {
      state.cupom = payload;
      state.cupomRecusado = null;
    },
    cupomDropped: (state) => {
      state.cupom = null;
      state.cupomRecusado = null;
    },
    seguroChosen: (state, { payload }: PayloadAction<boolean>) => {
      state.seguro = payload;
    },
    creditoChosen: (state, { payload }: PayloadAction<boolean>) => {
      state.usarCredito = payload;
    },
    descontoGiven: (state, { payload }: PayloadAction<DescontoBalcao | null>) => {
      state.desconto = payload;
      state.descontoRecusado = null;
    },
    cotacaoAsked: (state) => {
      state.phase = 'calculando';
    },
    /** Stores a quote; a refused coupon or discount is cleared, so that it is not requested again. */
    cotacaoArrived: (state, { payload }: PayloadAction<{ reservaId: string; cotacao: Cotacao }>) => {
      const recusaDe = (nome: string) => payload.cotacao.recusas.find(({ campo }) => campo === nome);
      const recusa = recusaDe('cupom');
      const acima = recusaDe('descontoBalcao');
      return {
        ...state,
        ...payload,
        phase: 'parada' as const,
        ...(recusa && { cupom: null, cupomRecusado: recusa.mensagem }),
        ...(acima && { desconto: null, descontoRecusado: acima.mensagem }),
      };
    },
    /** Keeps the last price and marks it as possibly outdated. */
    cotacaoFailed: (state) => {
      state.phase = 'falhou';
    },
  },
  // Coupon and insurance survive another choice of seats; the end of the session clears all. The operator's discount
  // belongs to one customer's trip, and credit is chosen for each purchase.
  extraReducers: (builder) =>
    builder
      .addCase(compraForgotten, () => initialState)
      .addMatcher(isAnyOf(compraOpened, pedidoOpened), (state) => {
        state.desconto = null;
        state.descontoRecusado = null;
        state.usarCredito = false;
      }),
  selectors: {
    selectCotacao: (state) => state,
    /** Whether the last quote offers extras. */
    selectVendeAdicionais: ({ cotacao }) => cotacao?.adicionais !== undefined,
    /** The quote of that hold, if loaded. */
    selectCotacaoDe: ({ cotacao, reservaId }, id: string | null) => (id !== null && id === reservaId ? cotacao : null),
  },
});

declare module '../rootReducer' {
  interface LazySlices {
    cotacao: CotacaoState;
  }
}

export const cotacaoSlice = slice.injectInto(rootReducer);
export const {
  cupomGiven,
  cupomDropped,
  seguroChosen,
  creditoChosen,
  descontoGiven,
  cotacaoAsked,
  cotacaoArrived,
  cotacaoFailed,
} = slice.actions;
export const { selectCotacao, selectCotacaoDe, selectVendeAdicionais } = cotacaoSlice.selectors;
