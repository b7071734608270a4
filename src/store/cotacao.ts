import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DescontoBalcao } from '../domain/balcao';
import type { Cotacao } from '../domain/wire/cotacao';
import { compraForgotten, compraOpened } from './compra';
import { rootReducer } from './rootReducer';

/** What the purchase is priced with beyond its seats, and the server's last word about it. */
export interface CotacaoState {
  /** The coupon that was given and not refused. */
  cupom: string | null;
  /** Why the last one given was refused. */
  cupomRecusado: string | null;
  seguro: boolean;
  /** What an operator takes off at the counter, and why the last one was refused. */
  desconto: DescontoBalcao | null;
  descontoRecusado: string | null;
  phase: 'parada' | 'calculando' | 'falhou';
  /** The hold that `cotacao` is of. */
  reservaId: string | null;
  cotacao: Cotacao | null;
}

const initialState: CotacaoState = {
  cupom: null,
  cupomRecusado: null,
  seguro: false,
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
    descontoGiven: (state, { payload }: PayloadAction<DescontoBalcao | null>) => {
      state.desconto = payload;
      state.descontoRecusado = null;
    },
    cotacaoAsked: (state) => {
      state.phase = 'calculando';
    },
    /** A refused coupon or discount is in the price no more, nor asked for again. */
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
    /** The last price stays, and it is said that it may be an old one. */
    cotacaoFailed: (state) => {
      state.phase = 'falhou';
    },
  },
  // A coupon and the insurance outlive the choice of other seats; the end of the session ends all. What an operator
  // takes off is for one customer's trip.
  extraReducers: (builder) =>
    builder
      .addCase(compraForgotten, () => initialState)
      .addCase(compraOpened, (state) => {
        state.desconto = null;
        state.descontoRecusado = null;
      }),
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
export const { cupomGiven, cupomDropped, seguroChosen, descontoGiven, cotacaoAsked, cotacaoArrived, cotacaoFailed } =
  slice.actions;
export const { selectCotacao, selectCotacaoDe } = cotacaoSlice.selectors;
