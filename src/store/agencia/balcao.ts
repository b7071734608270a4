import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MeioBalcao } from '../../domain/agencia/balcao';
import { compraForgotten } from '../compra/compraSlice';
import type { Tentativa } from '../../domain/base/tentativa';
import { rootReducer } from '../rootReducer';

/** The last cash sale, with the change to hand back, until the next one. */
export interface VendaEmDinheiro {
  pedidoId: string;
  recebidoCentavos: number;
  trocoCentavos: number;
}

export interface BalcaoState {
  /** Payment method of the customer at the counter. */
  meio: MeioBalcao;
  /** The last cash payment sent, with its idempotency key. */
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
  // Resets for the next customer and the next sign-in.
  extraReducers: (builder) => builder.addCase(compraForgotten, () => initialState),
  selectors: { selectBalcao: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    balcao: BalcaoState;
  }
}

export const balcaoSlice = slice.injectInto(rootReducer);
export const { meioChosen, dinheiroTried, dinheiroTaken } = slice.actions;
export const { selectBalcao } = balcaoSlice.selectors;
