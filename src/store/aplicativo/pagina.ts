import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PaginaServida } from '../../domain/aplicativo/metaPagina';
import type { Pagina } from '../../domain/wire/base/config';

/** The foot's lines and home's routes: of the served page, or else of `/config.json`; null until one of them is known. */
export type PaginaState = PaginaServida | null;

export const paginaSlice = createSlice({
  name: 'pagina',
  initialState: null as PaginaState,
  reducers: {
    /** The served page stays as it was drawn: a later answer moves nothing under a person's eyes. */
    paginaRead: (state, { payload }: PayloadAction<Pagina>) => state ?? payload,
  },
  selectors: {
    selectRodape: (state) => state?.rodape ?? SEM_LINHAS,
    /** The brand in words; undefined while none is known. */
    selectMarca: (state) => state?.marca,
    selectRotasPopulares: (state) => state?.rotas ?? SEM_ROTAS,
  },
});

const SEM_LINHAS: Pagina['rodape'] = [];
const SEM_ROTAS: Pagina['rotas'] = [];

export const { paginaRead } = paginaSlice.actions;
export const { selectMarca, selectRodape, selectRotasPopulares } = paginaSlice.selectors;
