import { createSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';

const slice = createSlice({
  name: 'versao',
  initialState: { nova: false },
  reducers: {
    versaoNovaSeen: (state) => {
      state.nova = true;
    },
    /** The offer was taken or put off. */
    versaoNovaAnswered: (state) => {
      state.nova = false;
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
export const { versaoNovaSeen, versaoNovaAnswered } = slice.actions;
export const { selectVersaoNova } = versaoSlice.selectors;
