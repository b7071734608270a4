import { combineSlices } from '@reduxjs/toolkit';
import { ambienteSlice } from './aplicativo/ambiente';
import type { baseApi } from './api/baseApi';
import { buscaSlice } from './viagens/busca';
import { catalogoSlice } from './viagens/catalogo';
import { contaSlice } from './conta/conta';
import { entrarSlice } from './sessao/entrar';
import { gruposSlice } from './sessao/grupos';
import { interfaceSlice } from './aplicativo/interface';
import { paginaSlice } from './aplicativo/pagina';
import { sessaoSlice } from './sessao/sessao';

/**
 * Types of lazily injected slices. Each declares itself beside its definition: `declare module './rootReducer' {
 * interface LazySlices { busca: BuscaState } }`, and joins with `buscaSlice.injectInto(rootReducer)`.
 */
export interface LazySlices {
  api: ReturnType<typeof baseApi.reducer>;
}

/** One slice per subject. These are the slices that home needs before any interaction. */
export const rootReducer = combineSlices(
  ambienteSlice,
  buscaSlice,
  catalogoSlice,
  contaSlice,
  entrarSlice,
  gruposSlice,
  interfaceSlice,
  paginaSlice,
  sessaoSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
