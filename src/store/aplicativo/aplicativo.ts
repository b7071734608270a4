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
    instalacaoReached: (state, { payload }: PayloadAction<AplicativoState>) => {
      state.instalacao = payload;
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
export const { instalacaoReached } = slice.actions;
export const { selectInstalacao } = aplicativoSlice.selectors;
