import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FreteEncomenda } from '../../domain/wire/encomendas/encomendas';
import { rootReducer } from '../rootReducer';
import { submissionReached } from '../submissions';

/** The price of the parcel at hand as weighed; null before the weighing. */
export interface BalcaoEncomendaState {
  frete: FreteEncomenda | null;
}

const initialState: BalcaoEncomendaState = { frete: null };

const slice = createSlice({
  name: 'balcaoEncomenda',
  initialState,
  reducers: {
    volumesWeighed: (_, { payload }: PayloadAction<FreteEncomenda | null>): BalcaoEncomendaState => ({
      frete: payload,
    }),
  },
  extraReducers: (builder) =>
    // Any outcome may mean another price than the one weighed.
    builder.addCase(submissionReached, (state, { payload: { name, to } }) =>
      name === 'balcaoEncomenda' && (to.phase === 'refused' || to.phase === 'done') ? initialState : state,
    ),
  selectors: { selectFreteNoBalcao: (state) => state.frete },
});

declare module '../rootReducer' {
  interface LazySlices {
    balcaoEncomenda: BalcaoEncomendaState;
  }
}

const injected = slice.injectInto(rootReducer);
export const { volumesWeighed } = slice.actions;
export const { selectFreteNoBalcao } = injected.selectors;
