import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Dispositivo } from '../../services/ports';
import { rootReducer } from '../rootReducer';

/** Forms of the account page, each with its own state. */
export type Assunto = 'dados' | 'email' | 'senha' | 'exportacao' | 'exclusao';

/** `codigo`: the provider's text (spec §8), when the provider refused. */
export type Tentativa =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'refused'; erro: string; codigo: string | null };

export type DispositivosState =
  | { phase: 'loading' }
  | { phase: 'loaded'; itens: Dispositivo[]; esquecendo: string | null }
  | { phase: 'refused'; texto: string };

/** Proof required before deleting the account; `nada`: the person has just reauthenticated. */
export type ProvaExigida = 'senha' | 'login' | 'nada';

export interface MinhaContaState {
  tentativas: Record<Assunto, Tentativa>;
  /** The new address awaiting its code; null without a pending change. */
  trocaEmail: { novoEmail: string; destino: string; reenvioEm: number } | null;
  /** Increases with every change, which resets the form. */
  senhasTrocadas: number;
  dispositivos: DispositivosState;
  /** The proof required by the open confirmation; null while it is closed. */
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

declare module '../rootReducer' {
  interface LazySlices {
    minhaConta: MinhaContaState;
  }
}

const minhaContaSlice = slice.injectInto(rootReducer);
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
