import { combineSlices } from '@reduxjs/toolkit';
import { ambienteSlice } from './ambiente';
import type { baseApi } from './api/baseApi';
import { buscaSlice } from './busca';
import { contaSlice } from './conta';
import { entrarSlice } from './entrar';
import { gruposSlice } from './grupos';
import { interfaceSlice } from './interface';
import { sessaoSlice } from './sessao';

/**
 * Slices that come with a lazy screen name themselves here, beside their definition:
 * `declare module './rootReducer' { interface LazySlices { busca: BuscaState } }`, and join with
 * `buscaSlice.injectInto(rootReducer)`.
 */
export interface LazySlices {
  api: ReturnType<typeof baseApi.reducer>;
}

/** One slice a subject. These are all that home needs before anybody touches it. */
export const rootReducer = combineSlices(
  ambienteSlice,
  buscaSlice,
  contaSlice,
  entrarSlice,
  gruposSlice,
  interfaceSlice,
  sessaoSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
