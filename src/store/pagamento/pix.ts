import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CobrancaPix, Pedido, SituacaoPedido } from '../../domain/wire/compra/pedidos';
import { rootReducer } from '../rootReducer';

/**
 * `opening`: loading the charge; `waiting`: charge on screen; `confirmed`: paid, waiting for the ticket; `expired`: a
 * new charge may be requested; `over`: ended without a ticket; `failed`: server unreachable, retry offered.
 */
export type PixPhase = 'closed' | 'opening' | 'waiting' | 'confirmed' | 'expired' | 'over' | 'failed';

export interface PixState {
  phase: PixPhase;
  pedidoId: string | null;
  /** The order as it was when the page opened; null until it is read. */
  pedido: Pedido | null;
  cobranca: CobrancaPix | null;
  /** Expiry of the charge by the monotonic clock (`ClockPort.monotonic`). */
  fim: number;
  situacao: SituacaoPedido | null;
  /** "Já paguei" was pressed and the request is pending. */
  conferindo: boolean;
  /** Notice below the button. */
  aviso: string | null;
}

const initialState: PixState = {
  phase: 'closed',
  pedidoId: null,
  pedido: null,
  cobranca: null,
  fim: 0,
  situacao: null,
  conferindo: false,
  aviso: null,
};

const slice = createSlice({
  name: 'pix',
  initialState,
  reducers: {
    pixOpened: (_, { payload }: PayloadAction<string>): PixState => ({
      ...initialState,
      phase: 'opening',
      pedidoId: payload,
    }),
    pedidoRead: (state, { payload }: PayloadAction<Pedido>) => {
      state.pedido = payload;
    },
    cobrancaLoaded: (
      state,
      { payload: { cobranca, fim } }: PayloadAction<{ cobranca: CobrancaPix; fim: number }>,
    ): PixState => ({
      ...state,
      phase: 'waiting',
      cobranca,
      fim,
      aviso: null,
    }),
    pixConfirmed: (state): PixState => ({ ...state, phase: 'confirmed', aviso: null }),
    pixExpired: (state, { payload }: PayloadAction<string>): PixState => ({
      ...state,
      phase: 'expired',
      aviso: payload,
    }),
    /** The charge could not be loaded; a retry may help. */
    pixUnanswered: (state, { payload }: PayloadAction<string>): PixState => ({
      ...state,
      phase: 'failed',
      aviso: payload,
    }),
    /** This order cannot be paid any more. */
    pixRuledOut: (state, { payload }: PayloadAction<string>): PixState => ({ ...state, phase: 'over', aviso: payload }),
    situacaoSeen: (state, { payload }: PayloadAction<SituacaoPedido>) => {
      state.situacao = payload;
    },
    conferenciaStarted: (state) => {
      state.conferindo = true;
      state.aviso = null;
    },
    conferenciaEnded: (state, { payload }: PayloadAction<string | null>) => {
      state.conferindo = false;
      state.aviso = payload;
    },
    pixClosed: () => initialState,
  },
  selectors: { selectPix: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    pix: PixState;
  }
}

export const pixSlice = slice.injectInto(rootReducer);
export const {
  pixOpened,
  pedidoRead,
  cobrancaLoaded,
  pixConfirmed,
  pixExpired,
  pixUnanswered,
  pixRuledOut,
  situacaoSeen,
  conferenciaStarted,
  conferenciaEnded,
  pixClosed,
} = slice.actions;
export const { selectPix } = pixSlice.selectors;
