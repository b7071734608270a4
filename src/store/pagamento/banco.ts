import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { IniciacaoPix } from '../../domain/wire/pagamento/iniciacao';
import { rootReducer } from '../rootReducer';

/** Pix in the app of a bank: the list of banks, and the payment that was started in one. */
export interface BancoState {
  /** `sending`: a bank was chosen, and the server is asked to start. */
  lista: 'closed' | 'open' | 'sending';
  /** Bank whose payment is being started. */
  escolhidoId: string | null;
  /** Why the chosen bank could not be opened. */
  aviso: string | null;
  /** Bank that was last chosen on this device. */
  ultimoId: string | null;
  /** The payment that the page follows, as it was last heard of; null before the first answer. */
  iniciacao: IniciacaoPix | null;
  /** Whether the page follows one. */
  acompanha: boolean;
  /** The last question got no answer. */
  semResposta: boolean;
}

const initialState: BancoState = {
  lista: 'closed',
  escolhidoId: null,
  aviso: null,
  ultimoId: null,
  iniciacao: null,
  acompanha: false,
  semResposta: false,
};

const slice = createSlice({
  name: 'banco',
  initialState,
  reducers: {
    bancosOpened: (state, { payload }: PayloadAction<string | null>) => {
      Object.assign(state, { lista: 'open', aviso: null, ultimoId: payload });
    },
    bancosClosed: (state) => {
      Object.assign(state, { lista: 'closed', escolhidoId: null, aviso: null });
    },
    bancoAsked: (state, { payload }: PayloadAction<string>) => {
      Object.assign(state, { lista: 'sending', escolhidoId: payload, aviso: null });
    },
    /** The list stays open for another bank. */
    bancoUnopened: (state, { payload }: PayloadAction<string>) => {
      Object.assign(state, { lista: 'open', escolhidoId: null, aviso: payload });
    },
    /** Follows another payment, of which nothing is known without an answer. */
    iniciacaoFollowed: (state, { payload }: PayloadAction<IniciacaoPix | null>) => {
      Object.assign(state, { iniciacao: payload, acompanha: true, semResposta: false });
    },
    iniciacaoSeen: (state, { payload }: PayloadAction<IniciacaoPix>) => {
      Object.assign(state, { iniciacao: payload, semResposta: false });
    },
    iniciacaoUnheard: (state) => {
      state.semResposta = true;
    },
    /** The address named a payment that is not of this order: there is nothing to tell. */
    iniciacaoUnknown: (state) => {
      state.acompanha = false;
    },
    bancoLeft: () => initialState,
  },
  selectors: { selectBanco: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    banco: BancoState;
  }
}

export const bancoSlice = slice.injectInto(rootReducer);
export const {
  bancosOpened,
  bancosClosed,
  bancoAsked,
  bancoUnopened,
  iniciacaoFollowed,
  iniciacaoSeen,
  iniciacaoUnheard,
  iniciacaoUnknown,
  bancoLeft,
} = slice.actions;
export const { selectBanco } = bancoSlice.selectors;
