import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from './rootReducer';

/**
 * This device: `desconhecido` until it was looked at; `oferecer` where the person has not been asked; `dispensado`
 * where they would rather not be; `recusado` where they said no to the browser or the system.
 */
export type AvisosDoAparelho =
  | 'desconhecido'
  | 'indisponivel'
  | 'oferecer'
  | 'dispensado'
  | 'recusado'
  | 'ativando'
  | 'ativo'
  | 'falhou';

/** What who followed the link of a reminder is told. */
export type Recusa = { phase: 'idle' } | { phase: 'sending' } | { phase: 'done' } | { phase: 'refused'; erro: string };

export interface AvisosState {
  aparelho: AvisosDoAparelho;
  /** The choice as it was last pressed here; what was read before is older. */
  lembretes: { email: boolean; sending: boolean } | null;
  recusa: Recusa;
}

const initialState: AvisosState = { aparelho: 'desconhecido', lembretes: null, recusa: { phase: 'idle' } };

const slice = createSlice({
  name: 'avisos',
  initialState,
  reducers: {
    avisosDoAparelhoReached: (state, { payload }: PayloadAction<AvisosDoAparelho>) => {
      state.aparelho = payload;
    },
    lembretesReached: (state, { payload }: PayloadAction<AvisosState['lembretes']>) => {
      state.lembretes = payload;
    },
    recusaReached: (state, { payload }: PayloadAction<Recusa>) => {
      state.recusa = payload;
    },
  },
  selectors: {
    selectAvisosDoAparelho: (state) => state.aparelho,
    selectLembretes: (state) => state.lembretes,
    selectRecusa: (state) => state.recusa,
  },
});

declare module './rootReducer' {
  interface LazySlices {
    avisos: AvisosState;
  }
}

export const avisosSlice = slice.injectInto(rootReducer);
export const { avisosDoAparelhoReached, lembretesReached, recusaReached } = slice.actions;
export const { selectAvisosDoAparelho, selectLembretes, selectRecusa } = avisosSlice.selectors;
