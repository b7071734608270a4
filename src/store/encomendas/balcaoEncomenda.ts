import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FreteEncomenda } from '../../domain/wire/encomendas/encomendas';
import { rootReducer } from '../rootReducer';

/** The pending action on the current parcel, and its price as weighed. */
export interface BalcaoEncomendaState {
  passo: { phase: 'idle' } | { phase: 'sending' } | { phase: 'refused'; erro: string } | { phase: 'done' };
  frete: FreteEncomenda | null;
}

const initialState: BalcaoEncomendaState = { passo: { phase: 'idle' }, frete: null };

const slice = createSlice({
  name: 'balcaoEncomenda',
  initialState,
  reducers: {
    balcaoOpened: (): BalcaoEncomendaState => initialState,
    passoSent: (state) => ({ ...state, passo: { phase: 'sending' as const } }),
    passoRefused: (_, { payload }: PayloadAction<string>): BalcaoEncomendaState => ({
      // The price may have changed since the weighing.
      frete: null,
      passo: { phase: 'refused', erro: payload },
    }),
    passoDone: (): BalcaoEncomendaState => ({ passo: { phase: 'done' }, frete: null }),
    volumesWeighed: (_, { payload }: PayloadAction<FreteEncomenda | null>): BalcaoEncomendaState => ({
      passo: { phase: 'idle' },
      frete: payload,
    }),
  },
  selectors: { selectBalcaoEncomenda: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    balcaoEncomenda: BalcaoEncomendaState;
  }
}

const injected = slice.injectInto(rootReducer);
export const { balcaoOpened, passoSent, passoRefused, passoDone, volumesWeighed } = slice.actions;
export const { selectBalcaoEncomenda } = injected.selectors;
