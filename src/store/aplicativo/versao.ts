import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';

const slice = createSlice({
  name: 'versao',
  initialState: { nova: false },
  reducers: {
    versaoNovaReached: (state, { payload }: PayloadAction<boolean>) => {
      state.nova = payload;
    },
  },
  selectors: { selectVersaoNova: (state) => state.nova },
});

declare module '../rootReducer' {
  interface LazySlices {
    /** `nova`: a newer version is available. */
    versao: { nova: boolean };
  }
}

const versaoSlice = slice.injectInto(rootReducer);
export const { versaoNovaReached } = slice.actions;
export const { selectVersaoNova } = versaoSlice.selectors;
