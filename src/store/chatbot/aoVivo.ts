import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConversaAoVivo } from '../../domain/wire/chatbot/aoVivo';
import { rootReducer } from '../rootReducer';

/** The conversation with a person of the company; never persisted, it ends with the page or the sign-out. */
export type AoVivoState = { phase: 'off' } | ({ phase: 'on'; protocolo: string; chave: string } & ConversaAoVivo);

const off = (): AoVivoState => ({ phase: 'off' });

const slice = createSlice({
  name: 'aoVivo',
  initialState: off,
  reducers: {
    aoVivoStarted: (_, { payload }: PayloadAction<{ protocolo: string; chave: string }>): AoVivoState => ({
      phase: 'on',
      ...payload,
      situacao: 'espera',
      falas: [],
    }),
    aoVivoRead: (state, { payload }: PayloadAction<ConversaAoVivo>): AoVivoState =>
      state.phase === 'on' ? { ...state, ...payload } : state,
    aoVivoCleared: off,
  },
  selectors: { selectAoVivo: (state): AoVivoState => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    aoVivo: AoVivoState;
  }
}

const injected = slice.injectInto(rootReducer);
export const { aoVivoStarted, aoVivoRead, aoVivoCleared } = slice.actions;
export const { selectAoVivo } = injected.selectors;
