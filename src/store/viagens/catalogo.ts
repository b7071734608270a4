import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** State of the company's catalogue; taken for filled until `/config.json` is loaded. */
export interface CatalogoState {
  /** True when no line is for sale. */
  vazio: boolean;
}

const initialState: CatalogoState = { vazio: false };

export const catalogoSlice = createSlice({
  name: 'catalogo',
  initialState,
  reducers: {
    catalogoRead: (_, { payload }: PayloadAction<CatalogoState>) => payload,
  },
  selectors: { selectCatalogoVazio: (state) => state.vazio },
});

export const { catalogoRead } = catalogoSlice.actions;
export const { selectCatalogoVazio } = catalogoSlice.selectors;
