import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Tomador } from '../../domain/wire/compra/tomador';
import { rootReducer } from '../rootReducer';
import { compraForgotten, compraOpened, pedidoOpened } from './compraSlice';

const slice = createSlice({
  name: 'tomador',
  initialState: null as Tomador | null,
  reducers: {
    /** The company that this purchase is invoiced to; null for the buyer alone. */
    tomadorChosen: (_, { payload }: PayloadAction<Tomador | null>): Tomador | null => payload,
  },
  // Another purchase may be one's own.
  extraReducers: (builder) =>
    builder.addMatcher(isAnyOf(compraForgotten, compraOpened, pedidoOpened), (): Tomador | null => null),
  selectors: { selectTomador: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    tomador: Tomador | null;
  }
}

const injected = slice.injectInto(rootReducer);
export const { tomadorChosen } = slice.actions;
export const { selectTomador } = injected.selectors;
