import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * Steps of the sign-in dialog. Passwords are never stored here; they stay in the workflow that sends them, as the
 * submission `entrar`.
 */
export type EtapaEntrar =
  | 'entrar'
  | 'novaSenha'
  | 'criarConta'
  | 'confirmarCodigo'
  | 'confirmarLink'
  | 'esqueciSenha'
  | 'redefinirSenha';

export interface EntrarState {
  open: boolean;
  etapa: EtapaEntrar;
  email: string;
  /** Recipient of the code, masked by the provider. */
  destino: string;
  /** Time from which another code may be sent, in milliseconds since 1970. */
  reenvioEm: number;
}

const initialState: EntrarState = {
  open: false,
  etapa: 'entrar',
  email: '',
  destino: '',
  reenvioEm: 0,
};

const slice = createSlice({
  name: 'entrar',
  initialState,
  reducers: {
    /** The e-mail is known where somebody signs in again. */
    entrarOpened: (_, { payload }: PayloadAction<string>): EntrarState => ({
      ...initialState,
      open: true,
      email: payload,
    }),
    entrarClosed: (): EntrarState => initialState,
    etapaReached: (state, { payload }: PayloadAction<{ etapa: EtapaEntrar; email?: string }>): EntrarState => ({
      ...state,
      etapa: payload.etapa,
      email: payload.email ?? state.email,
    }),
    emailTyped: (state, { payload }: PayloadAction<string>): EntrarState => ({ ...state, email: payload }),
    codeSent: (state, { payload }: PayloadAction<{ destino: string; reenvioEm: number }>): EntrarState => ({
      ...state,
      ...payload,
    }),
  },
  selectors: { selectEntrar: (state) => state, selectEntrarOpen: (state) => state.open },
});

export const entrarSlice = slice;
export const { entrarOpened, entrarClosed, etapaReached, emailTyped, codeSent } = slice.actions;
export const { selectEntrar, selectEntrarOpen } = slice.selectors;
