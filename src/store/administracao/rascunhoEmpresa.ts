import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DadosEmpresa } from '../../domain/companhia/formularioEmpresa';
import type { Companhia } from '../../domain/wire/companhia/companhia';
import { rootReducer } from '../rootReducer';

/** Unsaved text of the company's form, and the version that its author began with. */
export interface RascunhoEmpresa {
  /** The `sub` of its author. */
  sub: string;
  base: Companhia | null;
  valores: DadosEmpresa;
}

const slice = createSlice({
  name: 'rascunhoEmpresa',
  initialState: null as RascunhoEmpresa | null,
  reducers: {
    rascunhoEmpresaKept: (_, { payload }: PayloadAction<RascunhoEmpresa>): RascunhoEmpresa => payload,
    rascunhoEmpresaForgotten: (): RascunhoEmpresa | null => null,
  },
  selectors: { selectRascunhoEmpresa: (state) => state },
});

declare module '../rootReducer' {
  interface LazySlices {
    rascunhoEmpresa: RascunhoEmpresa | null;
  }
}

const injected = slice.injectInto(rootReducer);
export const { rascunhoEmpresaKept, rascunhoEmpresaForgotten } = slice.actions;
export const { selectRascunhoEmpresa } = injected.selectors;
