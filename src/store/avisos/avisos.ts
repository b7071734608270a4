import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';
import { submissionReached } from '../submissions';

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

export interface AvisosState {
  aparelho: AvisosDoAparelho;
  /** The latest choice made here, newer than the loaded one. */
  lembretes: boolean | null;
}

const initialState: AvisosState = { aparelho: 'desconhecido', lembretes: null };

const slice = createSlice({
  name: 'avisos',
  initialState,
  reducers: {
    /** The state of this device was looked up. */
    avisosSeen: (state, { payload }: PayloadAction<Exclude<AvisosDoAparelho, 'ativando' | 'falhou'>>) => {
      state.aparelho = payload;
    },
    avisosAccepted: (state) => {
      state.aparelho = 'ativando';
    },
    avisosTurnedOn: (state) => {
      state.aparelho = 'ativo';
    },
    /** The device, or the server, did not turn them on. */
    avisosRefused: (state, { payload }: PayloadAction<'falhou' | 'indisponivel' | 'recusado'>) => {
      state.aparelho = payload;
    },
    avisosDismissed: (state) => {
      state.aparelho = 'dispensado';
    },
    lembretesChosen: (state, { payload }: PayloadAction<boolean>) => {
      state.lembretes = payload;
    },
    lembretesForgotten: (state) => {
      state.lembretes = null;
    },
  },
  extraReducers: (builder) =>
    // A choice that was refused or given up is none: the switch shows the loaded one again.
    builder.addCase(submissionReached, (state, { payload: { name, to } }) => {
      if (name === 'lembretes' && (to.phase === 'refused' || to.phase === 'idle')) state.lembretes = null;
    }),
  selectors: {
    selectAvisosDoAparelho: (state) => state.aparelho,
    selectLembretes: (state) => state.lembretes,
  },
});

declare module '../rootReducer' {
  interface LazySlices {
    avisos: AvisosState;
  }
}

const avisosSlice = slice.injectInto(rootReducer);
export const {
  avisosSeen,
  avisosAccepted,
  avisosTurnedOn,
  avisosRefused,
  avisosDismissed,
  lembretesChosen,
  lembretesForgotten,
} = slice.actions;
export const { selectAvisosDoAparelho, selectLembretes } = avisosSlice.selectors;
