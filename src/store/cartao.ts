import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartaoDoPedido, DesafioCartao } from '../domain/wire/cartao';
import type { CartaoConfig } from '../domain/wire/config';
import { rootReducer } from './rootReducer';

/**
 * `opening` asks how the order may be paid; `form` has the card's fields; `tokenizing` waits for the token; `paying` for
 * the server; `challenge` for the person at their bank; `checking` for the bank; `approved` has the money and waits for
 * the ticket; `over` has no more way to be paid by card; `failed` could not reach the server and may try again.
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
  /** Where the card is typed. */
  campos: CartaoConfig | null;
  totalCentavos: number;
  opcoes: CartaoDoPedido['opcoes'];
  parcelas: number;
  /** Names the form that is on screen. */
  nonce: string;
  /** Grows each time the form is to hand over its token. */
  asked: number;
  /** Which card is being paid with: all that is ever known of it here. */
  cartao: { bandeira: string; final4: string } | null;
  desafio: DesafioCartao | null;
  /** When the bank's question is over, by the steady clock. */
  fimDesafio: number;
  /** The server is being asked. */
  conferindo: boolean;
  /** Why the last card came to nothing, or what is going on, for the person. */
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
    /** The order costs something else by now. */
    pedidoRepriced: (state, { payload }: PayloadAction<CartaoDoPedido>) => price(state, payload),
    /** Back to the fields, which are as they were. */
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
    cartaoPhaseReached: (state, { payload }: PayloadAction<{ phase: CartaoPhase; aviso: string | null }>) => {
      Object.assign(state, payload, { conferindo: false });
    },
    cartaoConferindo: (state) => {
      state.conferindo = true;
    },
    cartaoClosed: () => initialState,
  },
  selectors: { selectCartao: (state) => state },
});

declare module './rootReducer' {
  interface LazySlices {
    cartao: CartaoState;
  }
}

export const cartaoSlice = slice.injectInto(rootReducer);
export const {
  cartaoOpened,
  cartaoReady,
  pedidoRepriced,
  formShown,
  parcelasChosen,
  tokenAsked,
  pagamentoSent,
  desafioShown,
  cartaoPhaseReached,
  cartaoConferindo,
  cartaoClosed,
} = slice.actions;
export const { selectCartao } = cartaoSlice.selectors;
