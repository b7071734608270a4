import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MeioBalcao } from '../domain/balcao';
import { compraForgotten } from './compra';
import type { Tentativa } from './compraState';
import { rootReducer } from './rootReducer';

/** The sale in cash that was just made: what to hand back, until the next one. */
export interface VendaEmDinheiro {
  pedidoId: string;
  recebidoCentavos: number;
  trocoCentavos: number;
}

export interface BalcaoState {
  /** How the customer at the counter pays. */
  meio: MeioBalcao;
  /** The money as it was last sent: a retry of it takes nothing twice. */
  tentativa: Tentativa | null;
  venda: VendaEmDinheiro | null;
}

const initialState: BalcaoState = { meio: 'dinheiro', tentativa: null, venda: null };

const slice = createSlice({
  name: 'balcao',
  initialState,
  reducers: {
    meioChosen: (state, { payload }: PayloadAction<MeioBalcao>) => {
      state.meio = payload;
    },
    dinheiroTried: (state, { payload }: PayloadAction<Tentativa>) => {
      state.tentativa = payload;
    },
    dinheiroTaken: (state, { payload }: PayloadAction<VendaEmDinheiro>) => {
      state.tentativa = null;
      state.venda = payload;
    },
  },
  // The next customer begins anew; so does whoever signs in next.
  extraReducers: (builder) => builder.addCase(compraForgotten, () => initialState),
  selectors: { selectBalcao: (state) => state },
});

declare module './rootReducer' {
  interface LazySlices {
    balcao: BalcaoState;
  }
}

export const balcaoSlice = slice.injectInto(rootReducer);
export const { meioChosen, dinheiroTried, dinheiroTaken } = slice.actions;
export const { selectBalcao } = balcaoSlice.selectors;
