import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Trajetos, withTrajeto } from '../../domain/bilhetes/saida/trajetos';
import { rootReducer } from '../rootReducer';

const slice = createSlice({
  name: 'trajetos',
  initialState: [] as Trajetos,
  reducers: {
    /** The times kept on this device were read. */
    trajetosRead: (_, { payload }: PayloadAction<Trajetos>): Trajetos => payload,
    trajetoChosen: (state, { payload }: PayloadAction<{ localidadeId: string; minutos: number }>): Trajetos =>
      withTrajeto(state, payload.localidadeId, payload.minutos),
    trajetosForgotten: (): Trajetos => [],
  },
  selectors: { selectTrajetos: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    trajetos: Trajetos;
  }
}

const injected = slice.injectInto(rootReducer);
export const { trajetosRead, trajetoChosen, trajetosForgotten } = slice.actions;
export const { selectTrajetos } = injected.selectors;
