import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Dia } from '../../domain/base/data';
import { rootReducer } from '../rootReducer';

/** Forms sent to the company. */
export type Formulario = 'candidatura' | 'manifestacao';

/** `ate`: deadline of the answer, or day of deletion. */
export type Envio =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'refused'; erro: string }
  | { phase: 'done'; protocolo: string; ate: Dia };

export type EnviosState = Record<Formulario, Envio>;

const initialState: EnviosState = { candidatura: { phase: 'idle' }, manifestacao: { phase: 'idle' } };

const slice = createSlice({
  name: 'envios',
  initialState,
  reducers: {
    envioOpened: (state, { payload }: PayloadAction<Formulario>) => {
      state[payload] = { phase: 'idle' };
    },
    envioSent: (state, { payload }: PayloadAction<Formulario>) => {
      state[payload] = { phase: 'sending' };
    },
    envioFailed: (state, { payload }: PayloadAction<{ formulario: Formulario; erro: string }>) => {
      state[payload.formulario] = { phase: 'refused', erro: payload.erro };
    },
    envioDone: (state, { payload }: PayloadAction<{ formulario: Formulario; protocolo: string; ate: Dia }>) => {
      const { formulario, ...rest } = payload;
      state[formulario] = { phase: 'done', ...rest };
    },
  },
  selectors: { selectEnvio: (state, formulario: Formulario) => state[formulario] },
});

declare module '../rootReducer' {
  interface LazySlices {
    envios: EnviosState;
  }
}

const enviosSlice = slice.injectInto(rootReducer);
export const { envioOpened, envioSent, envioFailed, envioDone } = slice.actions;
export const { selectEnvio } = enviosSlice.selectors;
