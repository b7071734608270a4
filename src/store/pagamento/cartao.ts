import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartaoDoPedido, DesafioCartao } from '../../domain/wire/pagamento/cartao';
import type { CartaoConfig } from '../../domain/wire/base/config';
import type { CartaoSalvo } from '../../domain/wire/pagamento/cartoesSalvos';
import { rootReducer } from '../rootReducer';

/**
 * `opening`: loading the card options; `form`: card fields on screen; `tokenizing`: waiting for the token; `paying`:
 * for the server; `challenge`: 3DS challenge at the bank; `checking`: waiting for the bank; `approved`: paid, waiting
 * for the ticket; `over`: no card payment possible; `failed`: server unreachable, retry offered.
 */
export type CartaoPhase =
  | 'closed'
  | 'opening'
  | 'form'
  | 'tokenizing'
  | 'paying'
  | 'challenge'
  | 'checking'
  | 'approved'
  | 'over'
  | 'failed';

export interface CartaoState {
  phase: CartaoPhase;
  pedidoId: string | null;
  /** Address of the card fields. */
  campos: CartaoConfig | null;
  totalCentavos: number;
  opcoes: CartaoDoPedido['opcoes'];
  parcelas: number;
  /** Id of the form on screen. */
  nonce: string;
  /** Increases with each request for a token. */
  asked: number;
  /** Saved cards, the last used first. */
  salvos: readonly CartaoSalvo[];
  /** Id of the saved card to pay with; null for a typed one. */
  salvoId: string | null;
  /** The typed card is to be kept once it has paid. */
  guardar: boolean;
  /** Brand and last digits of the card, the only card data known here. */
  cartao: { bandeira: string; final4: string } | null;
  desafio: DesafioCartao | null;
  /** Expiry of the bank's challenge by the monotonic clock. */
  fimDesafio: number;
  /** A status request is pending. */
  conferindo: boolean;
  /** Error of the last card, or current status, for the person. */
  aviso: string | null;
}

const initialState: CartaoState = {
  phase: 'closed',
  pedidoId: null,
  campos: null,
  totalCentavos: 0,
  opcoes: [],
  parcelas: 1,
  nonce: '',
  asked: 0,
  salvos: [],
  salvoId: null,
  guardar: false,
  cartao: null,
  desafio: null,
  fimDesafio: 0,
  conferindo: false,
  aviso: null,
};

function price(state: CartaoState, { totalCentavos, opcoes }: CartaoDoPedido): void {
  state.totalCentavos = totalCentavos;
  state.opcoes = opcoes;
  if (!opcoes.some(({ parcelas }) => parcelas === state.parcelas)) state.parcelas = 1;
}

const settle = (state: CartaoState, phase: CartaoPhase, aviso: string | null): void => {
  Object.assign(state, { phase, aviso, conferindo: false });
};

const slice = createSlice({
  name: 'cartao',
  initialState,
  reducers: {
    cartaoOpened: (_, { payload }: PayloadAction<{ pedidoId: string; nonce: string }>): CartaoState => ({
      ...initialState,
      ...payload,
      phase: 'opening',
    }),
    cartaoReady: (state, { payload }: PayloadAction<{ campos: CartaoConfig; pedido: CartaoDoPedido }>) => {
      state.campos = payload.campos;
      price(state, payload.pedido);
    },
    /** The saved cards: the one that was used last comes chosen, an expired one never. */
    salvosLoaded: (state, { payload }: PayloadAction<CartaoSalvo[]>) => {
      state.salvos = payload;
      state.salvoId = payload.find(({ vencido }) => !vencido)?.id ?? null;
    },
    /** A saved card was chosen, or with null a card to be typed. */
    salvoChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.salvoId = payload;
    },
    guardarChosen: (state, { payload }: PayloadAction<boolean>) => {
      state.guardar = payload;
    },
    /** The order's price has changed. */
    pedidoRepriced: (state, { payload }: PayloadAction<CartaoDoPedido>) => price(state, payload),
    /** Returns to the card fields, which keep their values. */
    formShown: (state, { payload }: PayloadAction<string | null>) => {
      state.phase = 'form';
      state.desafio = null;
      state.conferindo = false;
      state.aviso = payload;
    },
    parcelasChosen: (state, { payload }: PayloadAction<number>) => {
      state.parcelas = payload;
    },
    tokenAsked: (state) => {
      state.phase = 'tokenizing';
      state.asked += 1;
      state.aviso = null;
    },
    pagamentoSent: (state, { payload }: PayloadAction<CartaoState['cartao']>) => {
      state.phase = 'paying';
      state.cartao = payload;
    },
    desafioShown: (state, { payload }: PayloadAction<{ desafio: DesafioCartao; fim: number }>) => {
      state.phase = 'challenge';
      state.desafio = payload.desafio;
      state.fimDesafio = payload.fim;
      state.conferindo = false;
    },
    /** The bank has not decided, or could not be asked: the answer is waited for. */
    cartaoDelayed: (state, { payload }: PayloadAction<string>) => settle(state, 'checking', payload),
    cartaoApproved: (state) => settle(state, 'approved', null),
    /** The card options could not be loaded; a retry may help. */
    cartaoUnanswered: (state, { payload }: PayloadAction<string>) => settle(state, 'failed', payload),
    /** This order cannot be paid by card any more. */
    cartaoRuledOut: (state, { payload }: PayloadAction<string>) => settle(state, 'over', payload),
    cartaoConferindo: (state) => {
      state.conferindo = true;
    },
    cartaoClosed: () => initialState,
  },
  selectors: { selectCartao: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    cartao: CartaoState;
  }
}

export const cartaoSlice = slice.injectInto(rootReducer);
export const {
  cartaoOpened,
  cartaoReady,
  salvosLoaded,
  salvoChosen,
  guardarChosen,
  pedidoRepriced,
  formShown,
  parcelasChosen,
  tokenAsked,
  pagamentoSent,
  desafioShown,
  cartaoDelayed,
  cartaoApproved,
  cartaoUnanswered,
  cartaoRuledOut,
  cartaoConferindo,
  cartaoClosed,
} = slice.actions;
export const { selectCartao } = cartaoSlice.selectors;
