import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessaoPraxio } from '../../domain/wire/conta/conta';
import type { IdentitySession } from '../../services/ports';

/** The login. `checking` lasts from the first paint to the first answer; `anonymous` is the service user. */
export type Login = { phase: 'checking' } | { phase: 'anonymous' } | ({ phase: 'signedIn' } & Pessoa);
export type Pessoa = Omit<IdentitySession, 'grupos'>;

/** The person whose session died during a purchase. Only they may go on with it. */
export type Interrompida = Pick<Pessoa, 'sub' | 'email'>;

export interface SessaoState {
  login: Login;
  /** The operator system's session, whose ids are sent as headers. */
  externa: SessaoPraxio | null;
  /** The identity provider is unreachable: the person browses without a token while it is retried. */
  semResposta: boolean;
  /** This device holds a stored session, so that kept data may be read. */
  lembrada: boolean;
  /** Set from the death of a session during a purchase until a sign-in, or until the purchase is left (ADR 70). */
  interrompida: Interrompida | null;
  /** Increases with every sign-in and sign-out, so that an outdated answer is detected. */
  epoca: number;
}

const initialState: SessaoState = {
  login: { phase: 'checking' },
  externa: null,
  semResposta: false,
  lembrada: false,
  interrompida: null,
  epoca: 0,
};

const anonymous = ({ epoca, interrompida }: SessaoState, semResposta: boolean, lembrada = false): SessaoState => ({
  login: { phase: 'anonymous' },
  externa: null,
  semResposta,
  lembrada,
  interrompida,
  epoca: epoca + 1,
});

const slice = createSlice({
  name: 'sessao',
  initialState,
  reducers: {
    sessaoStarted: (state, { payload }: PayloadAction<Pessoa>): SessaoState => ({
      login: { phase: 'signedIn', ...payload },
      externa: null,
      semResposta: false,
      lembrada: false,
      interrompida: null,
      epoca: state.epoca + 1,
    }),
    sessaoRenewed: (state, { payload }: PayloadAction<{ expiraEm: number }>) => {
      if (state.login.phase === 'signedIn') state.login.expiraEm = payload.expiraEm;
    },
    /** Stores a renewed token of the same session, which may contain another e-mail. */
    pessoaRenewed: (state, { payload }: PayloadAction<{ email: string; expiraEm: number }>) => {
      if (state.login.phase === 'signedIn') Object.assign(state.login, payload);
    },
    becameAnonymous: (state): SessaoState => anonymous(state, false),
    sessaoInterrompida: (state, { payload }: PayloadAction<Interrompida>): SessaoState => ({
      ...anonymous(state, false),
      interrompida: payload,
    }),
    interrupcaoEnded: (state) => {
      state.interrompida = null;
    },
    provedorCalado: (state, { payload }: PayloadAction<{ lembrada: boolean } | undefined>): SessaoState =>
      anonymous(state, true, payload?.lembrada),
    sessaoExternaLoaded: (state, { payload }: PayloadAction<SessaoPraxio>) => {
      state.externa = payload;
    },
  },
  selectors: {
    selectLogin: (state) => state.login,
    selectPessoa: (state) => (state.login.phase === 'signedIn' ? state.login : null),
    selectSignedIn: (state) => state.login.phase === 'signedIn',
    selectExterna: (state) => state.externa,
    selectAnonymous: (state) => state.login.phase === 'anonymous',
    selectSemResposta: (state) => state.semResposta,
    selectLembrada: (state) => state.lembrada,
    selectInterrompida: (state) => state.interrompida,
    /** The owner of the data on screen: the signed-in person, or the one whose purchase was interrupted. */
    selectDono: ({ login, interrompida }) => (login.phase === 'signedIn' ? login.sub : (interrompida?.sub ?? null)),
    selectEpoca: (state) => state.epoca,
  },
});

export const sessaoSlice = slice;
export const {
  sessaoStarted,
  sessaoRenewed,
  pessoaRenewed,
  becameAnonymous,
  sessaoInterrompida,
  interrupcaoEnded,
  provedorCalado,
  sessaoExternaLoaded,
} = slice.actions;
export const {
  selectLogin,
  selectPessoa,
  selectSignedIn,
  selectAnonymous,
  selectExterna,
  selectSemResposta,
  selectLembrada,
  selectInterrompida,
  selectDono,
  selectEpoca,
} = slice.selectors;
