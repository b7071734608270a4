import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';

/** The dialog in which a trip is rated; what is sent is the submission `avaliacao`. */
export type AvaliacaoState = { phase: 'closed' } | { phase: 'open'; bilheteId: string };

const initialState = { phase: 'closed' } as AvaliacaoState;

const slice = createSlice({
  name: 'avaliacao',
  initialState,
  reducers: {
    avaliacaoOpened: (_, { payload: bilheteId }: PayloadAction<string>): AvaliacaoState => ({
      phase: 'open',
      bilheteId,
    }),
    avaliacaoClosed: (): AvaliacaoState => ({ phase: 'closed' }),
  },
  selectors: { selectAvaliado: (state) => (state.phase === 'open' ? state.bilheteId : null) },
});

declare module '../rootReducer' {
  interface LazySlices {
    avaliacao: AvaliacaoState;
  }
}

const injected = slice.injectInto(rootReducer);
export const { avaliacaoOpened, avaliacaoClosed } = slice.actions;
export const { selectAvaliado } = injected.selectors;
