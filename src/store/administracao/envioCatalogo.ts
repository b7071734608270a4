import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';

/** The file that is being sent; null without one. */
export type EnvioCatalogo = { nome: string; bytes: number; enviados: number } | null;

const slice = createSlice({
  name: 'envioCatalogo',
  initialState: null as EnvioCatalogo,
  reducers: {
    envioAdvanced: (_, { payload }: PayloadAction<NonNullable<EnvioCatalogo>>): EnvioCatalogo => payload,
    envioEnded: (): EnvioCatalogo => null,
  },
  selectors: { selectEnvioCatalogo: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    envioCatalogo: EnvioCatalogo;
  }
}

const injected = slice.injectInto(rootReducer);
export const { envioAdvanced, envioEnded } = slice.actions;
export const { selectEnvioCatalogo } = injected.selectors;
