import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cotacao } from '../domain/wire/cotacao';
import { compraForgotten } from './compra';
import { rootReducer } from './rootReducer';

/** What the purchase is priced with beyond its seats, and the server's last word about it. */
export interface CotacaoState {
  /** The coupon that was given and not refused. */
  cupom: string | null;
  /** Why the last one given was refused. */
  cupomRecusado: string | null;
  seguro: boolean;
  phase: 'parada' | 'calculando' | 'falhou';
  /** The hold that `cotacao` is of. */
  reservaId: string | null;
  cotacao: Cotacao | null;
}

const initialState: CotacaoState = {
  cupom: null,
  cupomRecusado: null,
  seguro: false,
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
    cotacaoAsked: (state) => {
      state.phase = 'calculando';
    },
    /** A refused coupon is in the price no more, nor asked for again. */
    cotacaoArrived: (state, { payload }: PayloadAction<{ reservaId: string; cotacao: Cotacao }>) => {
      const recusa = payload.cotacao.recusas.find(({ campo }) => campo === 'cupom');
      return {
        ...state,
        ...payload,
        phase: 'parada' as const,
        ...(recusa && { cupom: null, cupomRecusado: recusa.mensagem }),
      };
    },
    /** The last price stays, and it is said that it may be an old one. */
    cotacaoFailed: (state) => {
      state.phase = 'falhou';
    },
  },
  // A coupon and the insurance outlive the choice of other seats; the end of the session ends all.
  extraReducers: (builder) => builder.addCase(compraForgotten, () => initialState),
  selectors: {
    selectCotacao: (state) => state,
    /** The price of that hold, where it was asked for already. */
    selectCotacaoDe: ({ cotacao, reservaId }, id: string | null) => (id !== null && id === reservaId ? cotacao : null),
  },
});

declare module './rootReducer' {
  interface LazySlices {
    cotacao: CotacaoState;
  }
}

export const cotacaoSlice = slice.injectInto(rootReducer);
export const { cupomGiven, cupomDropped, seguroChosen, cotacaoAsked, cotacaoArrived, cotacaoFailed } = slice.actions;
export const { selectCotacao, selectCotacaoDe } = cotacaoSlice.selectors;
