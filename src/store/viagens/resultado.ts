import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConsultaViagens } from '../../domain/viagens/resultado';
import type { Alternativa } from '../../domain/wire/viagens/viagens';
import { rootReducer } from '../rootReducer';

/** Nearby terminals for the list `consulta`; they do not apply to other lists. */
export interface ResultadoState {
  consulta: ConsultaViagens | null;
  alternativas: Alternativa[];
}

const initialState: ResultadoState = { consulta: null, alternativas: [] };
const NONE: readonly Alternativa[] = [];

const slice = createSlice({
  name: 'resultado',
  initialState,
  reducers: {
    alternativasLoaded: (_, { payload }: PayloadAction<ResultadoState>) => payload,
  },
  selectors: {
    selectAlternativas: ({ consulta, alternativas }, wanted: ConsultaViagens): readonly Alternativa[] => {
      const isOf =
        consulta?.localidadeOrigem === wanted.localidadeOrigem &&
        consulta.localidadeDestino === wanted.localidadeDestino &&
        consulta.dataPartida === wanted.dataPartida;
      return isOf ? alternativas : NONE;
    },
  },
});

declare module '../rootReducer' {
  interface LazySlices {
    resultado: ResultadoState;
  }
}

const resultadoSlice = slice.injectInto(rootReducer);
export const { alternativasLoaded } = slice.actions;
export const { selectAlternativas } = resultadoSlice.selectors;
