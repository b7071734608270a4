import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EstadoInstalacao } from '../../services/portsDevice';
import { rootReducer } from '../rootReducer';

/** `pedindo`: the browser's prompt is open; `recusado`: declined, and possible by hand. */
export type AplicativoState = EstadoInstalacao | 'pedindo' | 'recusado';

const initialState = 'manual' as AplicativoState;

const slice = createSlice({
  name: 'aplicativo',
  initialState: { instalacao: initialState },
  reducers: {
    /** The browser told its install state. */
    instalacaoSeen: (state, { payload }: PayloadAction<EstadoInstalacao>) => {
      state.instalacao = payload;
    },
    instalacaoAsked: (state) => {
      state.instalacao = 'pedindo';
    },
    instalacaoDeclined: (state) => {
      state.instalacao = 'recusado';
    },
  },
  selectors: { selectInstalacao: (state) => state.instalacao },
});

declare module '../rootReducer' {
  interface LazySlices {
    aplicativo: { instalacao: AplicativoState };
  }
}

const aplicativoSlice = slice.injectInto(rootReducer);
export const { instalacaoSeen, instalacaoAsked, instalacaoDeclined } = slice.actions;
export const { selectInstalacao } = aplicativoSlice.selectors;
