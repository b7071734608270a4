import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Dispositivo } from '../services/ports';
import { rootReducer } from './rootReducer';

/** What can be under way on the account page, each for itself. */
export type Assunto = 'dados' | 'email' | 'senha' | 'exportacao' | 'exclusao';

/** `codigo` is the provider's own text for a refusal (spec §8), where it was the provider. */
export type Tentativa =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'refused'; erro: string; codigo: string | null };

export type DispositivosState =
  | { phase: 'loading' }
  | { phase: 'loaded'; itens: Dispositivo[]; esquecendo: string | null }
  | { phase: 'refused'; texto: string };

/** What a person must do to prove who they are before their account ends; `nada`: they have just done it. */
export type ProvaExigida = 'senha' | 'login' | 'nada';

export interface MinhaContaState {
  tentativas: Record<Assunto, Tentativa>;
  /** The address that waits for its code; null while none does. */
  trocaEmail: { novoEmail: string; destino: string; reenvioEm: number } | null;
  /** Grows with every change, so that the form begins anew. */
  senhasTrocadas: number;
  dispositivos: DispositivosState;
  /** The question before the end is open, and asks for this. */
  exclusao: ProvaExigida | null;
}

const IDLE: Tentativa = { phase: 'idle' };
const initialState: MinhaContaState = {
  tentativas: { dados: IDLE, email: IDLE, senha: IDLE, exportacao: IDLE, exclusao: IDLE },
  trocaEmail: null,
  senhasTrocadas: 0,
  dispositivos: { phase: 'loading' },
  exclusao: null,
};

const slice = createSlice({
  name: 'minhaConta',
  initialState,
  reducers: {
    tentativaSent: (state, { payload }: PayloadAction<Assunto>) => {
      state.tentativas[payload] = { phase: 'sending' };
    },
    tentativaRefused: (
      state,
      { payload }: PayloadAction<{ assunto: Assunto; erro: string; codigo: string | null }>,
    ) => {
      const { assunto, erro, codigo } = payload;
      state.tentativas[assunto] = { phase: 'refused', erro, codigo };
    },
    tentativaEnded: (state, { payload }: PayloadAction<Assunto>) => {
      state.tentativas[payload] = IDLE;
    },
    trocaEmailBegun: (state, { payload }: PayloadAction<NonNullable<MinhaContaState['trocaEmail']>>) => {
      state.trocaEmail = payload;
      state.tentativas.email = IDLE;
    },
    trocaEmailEnded: (state) => {
      state.trocaEmail = null;
      state.tentativas.email = IDLE;
    },
    senhaTrocada: (state) => {
      state.senhasTrocadas += 1;
      state.tentativas.senha = IDLE;
    },
    dispositivosReached: (state, { payload }: PayloadAction<DispositivosState>) => {
      state.dispositivos = payload;
    },
    exclusaoOpened: (state, { payload }: PayloadAction<ProvaExigida>) => {
      state.exclusao = payload;
    },
    exclusaoClosed: (state) => {
      state.exclusao = null;
      state.tentativas.exclusao = IDLE;
    },
  },
  selectors: {
    selectTrocaEmail: (state) => state.trocaEmail,
    selectSenhasTrocadas: (state) => state.senhasTrocadas,
    selectDispositivos: (state) => state.dispositivos,
    selectExclusao: (state) => state.exclusao,
    selectTentativa: (state, assunto: Assunto) => state.tentativas[assunto],
  },
});

declare module './rootReducer' {
  interface LazySlices {
    minhaConta: MinhaContaState;
  }
}

export const minhaContaSlice = slice.injectInto(rootReducer);
export const {
  tentativaSent,
  tentativaRefused,
  tentativaEnded,
  trocaEmailBegun,
  trocaEmailEnded,
  senhaTrocada,
  dispositivosReached,
  exclusaoOpened,
  exclusaoClosed,
} = slice.actions;
export const { selectTrocaEmail, selectSenhasTrocadas, selectDispositivos, selectExclusao, selectTentativa } =
  minhaContaSlice.selectors;
