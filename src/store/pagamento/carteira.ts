import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MetodoCarteira } from '../../domain/wire/pagamento/carteira';
import { rootReducer } from '../rootReducer';

/**
 * `closed`: none is offered; `ready`: the offer is on screen; `pressNeeded`: likewise, and the browser asks for another press
 * to open the wallet; `open`: a wallet's sheet is open; `sending`: the server was
 * asked to charge; `waiting`: its answer was lost and is asked for again; `handed`: the card's part follows the payment.
 */
export type CarteiraPhase = 'closed' | 'ready' | 'pressNeeded' | 'open' | 'sending' | 'waiting' | 'handed';

/** A press is being served: a wallet is open, or the server was asked to charge. */
export const isBusy = (phase: CarteiraPhase): boolean => phase === 'open' || phase === 'sending' || phase === 'waiting';

export interface CarteiraState {
  phase: CarteiraPhase;
  /** True once it is known whether the browser has any. */
  known: boolean;
  /** Wallets that this browser can pay with. */
  metodos: readonly MetodoCarteira[];
  /** The wallet that was pressed last. */
  metodo: MetodoCarteira | null;
  /** Reason for which nothing was paid, or state of a lost answer. */
  aviso: string | null;
}

const initialState: CarteiraState = { phase: 'closed', known: false, metodos: [], metodo: null, aviso: null };

const slice = createSlice({
  name: 'carteira',
  initialState,
  reducers: {
    carteirasFound: (_, { payload }: PayloadAction<readonly MetodoCarteira[]>): CarteiraState => ({
      ...initialState,
      phase: payload.length > 0 ? 'ready' : 'closed',
      known: true,
      metodos: payload,
    }),
    /** The offer is on screen again, with the reason where something went wrong. */
    carteirasReady: (state, { payload }: PayloadAction<string | null>): CarteiraState => ({
      ...state,
      phase: 'ready',
      aviso: payload,
    }),
    carteiraPressNeeded: (state): CarteiraState => ({ ...state, phase: 'pressNeeded', aviso: null }),
    carteiraOpened: (state, { payload }: PayloadAction<MetodoCarteira>): CarteiraState => ({
      ...state,
      phase: 'open',
      metodo: payload,
      aviso: null,
    }),
    carteiraSent: (state): CarteiraState => ({ ...state, phase: 'sending' }),
    carteiraDelayed: (state, { payload }: PayloadAction<string>): CarteiraState => ({
      ...state,
      phase: 'waiting',
      aviso: payload,
    }),
    carteiraHanded: (state): CarteiraState => ({ ...state, phase: 'handed', aviso: null }),
    carteirasClosed: ({ known }): CarteiraState => ({ ...initialState, known }),
  },
  selectors: { selectCarteira: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    carteira: CarteiraState;
  }
}

const carteiraSlice = slice.injectInto(rootReducer);
export const {
  carteirasFound,
  carteirasReady,
  carteiraPressNeeded,
  carteiraOpened,
  carteiraSent,
  carteiraDelayed,
  carteiraHanded,
  carteirasClosed,
} = slice.actions;
export const { selectCarteira } = carteiraSlice.selectors;
