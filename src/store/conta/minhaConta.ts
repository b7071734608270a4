import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Dispositivo } from '../../services/ports';
import { rootReducer } from '../rootReducer';

export type DispositivosState =
  | { phase: 'loading' }
  | { phase: 'loaded'; itens: Dispositivo[]; esquecendo: string | null }
  | { phase: 'refused'; texto: string };

/** Proof required before deleting the account; `nada`: the person has just reauthenticated. */
export type ProvaExigida = 'senha' | 'login' | 'nada';

export interface MinhaContaState {
  /** The new address awaiting its code; null without a pending change. */
  trocaEmail: { novoEmail: string; destino: string; reenvioEm: number } | null;
  dispositivos: DispositivosState;
  /** The proof required by the open confirmation; null while it is closed. */
  exclusao: ProvaExigida | null;
}

const initialState: MinhaContaState = {
  trocaEmail: null,
  dispositivos: { phase: 'loading' },
  exclusao: null,
};

const slice = createSlice({
  name: 'minhaConta',
  initialState,
  reducers: {
    trocaEmailBegun: (state, { payload }: PayloadAction<NonNullable<MinhaContaState['trocaEmail']>>) => {
      state.trocaEmail = payload;
    },
    trocaEmailEnded: (state) => {
      state.trocaEmail = null;
    },
    dispositivosAsked: (state) => {
      state.dispositivos = { phase: 'loading' };
    },
    dispositivosListed: (state, { payload: itens }: PayloadAction<Dispositivo[]>) => {
      state.dispositivos = { phase: 'loaded', itens, esquecendo: null };
    },
    dispositivosRefused: (state, { payload: texto }: PayloadAction<string>) => {
      state.dispositivos = { phase: 'refused', texto };
    },
    esquecimentoAsked: ({ dispositivos }, { payload: id }: PayloadAction<string>) => {
      if (dispositivos.phase === 'loaded') dispositivos.esquecendo = id;
    },
    /** The device was forgotten, or is still remembered. */
    esquecimentoEnded: ({ dispositivos }, { payload }: PayloadAction<{ id: string; forgotten: boolean }>) => {
      if (dispositivos.phase !== 'loaded') return;
      dispositivos.esquecendo = null;
      if (payload.forgotten) dispositivos.itens = dispositivos.itens.filter(({ id }) => id !== payload.id);
    },
    exclusaoOpened: (state, { payload }: PayloadAction<ProvaExigida>) => {
      state.exclusao = payload;
    },
    exclusaoClosed: (state) => {
      state.exclusao = null;
    },
  },
  selectors: {
    selectTrocaEmail: (state) => state.trocaEmail,
    selectDispositivos: (state) => state.dispositivos,
    selectExclusao: (state) => state.exclusao,
  },
});

declare module '../rootReducer' {
  interface LazySlices {
    minhaConta: MinhaContaState;
  }
}

const minhaContaSlice = slice.injectInto(rootReducer);
export const {
  trocaEmailBegun,
  trocaEmailEnded,
  dispositivosAsked,
  dispositivosListed,
  dispositivosRefused,
  esquecimentoAsked,
  esquecimentoEnded,
  exclusaoOpened,
  exclusaoClosed,
} = slice.actions;
export const { selectTrocaEmail, selectDispositivos, selectExclusao } = minhaContaSlice.selectors;
