import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RascunhoDesenho } from '../../domain/administracao/frota/rascunhoDesenho';
import { rootReducer } from '../rootReducer';

const slice = createSlice({
  name: 'rascunhoDesenho',
  initialState: null as RascunhoDesenho | null,
  reducers: {
    rascunhoDesenhoFound: (_, { payload }: PayloadAction<RascunhoDesenho | null>): RascunhoDesenho | null => payload,
    rascunhoDesenhoForgotten: (): RascunhoDesenho | null => null,
  },
  selectors: { selectRascunhoDesenho: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    rascunhoDesenho: RascunhoDesenho | null;
  }
}

const injected = slice.injectInto(rootReducer);
export const { rascunhoDesenhoFound, rascunhoDesenhoForgotten } = slice.actions;
export const { selectRascunhoDesenho } = injected.selectors;
