import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';

/**
 * Notices on this device. `desconhecido`: not checked yet; `oferecer`: not asked yet; `dispensado`: the offer was
 * dismissed; `recusado`: permission denied to the browser or system.
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

/** State of an unsubscribe request. */
export type Recusa = { phase: 'idle' } | { phase: 'sending' } | { phase: 'done' } | { phase: 'refused'; erro: string };

export interface AvisosState {
  aparelho: AvisosDoAparelho;
  /** The latest choice made here, newer than the loaded one. */
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

declare module '../rootReducer' {
  interface LazySlices {
    avisos: AvisosState;
  }
}

const avisosSlice = slice.injectInto(rootReducer);
export const { avisosDoAparelhoReached, lembretesReached, recusaReached } = slice.actions;
export const { selectAvisosDoAparelho, selectLembretes, selectRecusa } = avisosSlice.selectors;
