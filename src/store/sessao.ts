import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessaoPraxio } from '../domain/wire/conta';
import type { IdentitySession } from '../services/ports';

/** Who is here. `checking` lasts from the first paint to the first answer; `anonymous` is the service user. */
export type Login = { phase: 'checking' } | { phase: 'anonymous' } | ({ phase: 'signedIn' } & Pessoa);
export type Pessoa = Omit<IdentitySession, 'grupos'>;

export interface SessaoState {
  login: Login;
  /** The operator system's session, whose ids go out as headers. */
  externa: SessaoPraxio | null;
  /** The provider could not be asked who is here: they browse on without a token, and it is asked again. */
  semResposta: boolean;
  /** This device holds somebody's session all the same: what was kept here may be read. */
  lembrada: boolean;
  /** Grows with every sign-in and sign-out, so that a late answer knows that it is late. */
  epoca: number;
}

const initialState: SessaoState = {
  login: { phase: 'checking' },
  externa: null,
  semResposta: false,
  lembrada: false,
  epoca: 0,
};

const anonymous = ({ epoca }: SessaoState, semResposta: boolean, lembrada = false): SessaoState => ({
  login: { phase: 'anonymous' },
  externa: null,
  semResposta,
  lembrada,
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
      epoca: state.epoca + 1,
    }),
    sessaoRenewed: (state, { payload }: PayloadAction<{ expiraEm: number }>) => {
      if (state.login.phase === 'signedIn') state.login.expiraEm = payload.expiraEm;
    },
    /** The same session with a renewed token, which may name another e-mail. */
    pessoaRenewed: (state, { payload }: PayloadAction<{ email: string; expiraEm: number }>) => {
      if (state.login.phase === 'signedIn') Object.assign(state.login, payload);
    },
    becameAnonymous: (state): SessaoState => anonymous(state, false),
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
    selectEpoca: (state) => state.epoca,
  },
});

export const sessaoSlice = slice;
export const { sessaoStarted, sessaoRenewed, pessoaRenewed, becameAnonymous, provedorCalado, sessaoExternaLoaded } =
  slice.actions;
export const {
  selectLogin,
  selectPessoa,
  selectSignedIn,
  selectAnonymous,
  selectExterna,
  selectSemResposta,
  selectLembrada,
  selectEpoca,
} = slice.selectors;
