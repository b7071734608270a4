import type { Caixa, Fechamentos, FiltroFechamentos } from '../../domain/wire/agencia/caixas';
import { baseApi } from './baseApi';

/** Endpoints of tills: the caller's own, and for a supervisor those of the establishment. */
const caixasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    caixaAtual: build.query<Caixa | null, void>({ query: () => '/Agencia/Caixas/Atual', providesTags: ['Caixas'] }),
    fechamento: build.query<Caixa, string>({
      query: (id) => `/Agencia/RelatorioFechamento/${encodeURIComponent(id)}`,
      providesTags: ['Caixas'],
    }),
    fechamentos: build.query<Fechamentos, FiltroFechamentos>({
      query: (filtro) => {
        const search = new URLSearchParams(Object.entries(filtro).filter(([, value]) => value)).toString();
        return `/Agencia/RelatorioFechamento${search && `?${search}`}`;
      },
      providesTags: ['Caixas'],
    }),
  }),
});

export const { useCaixaAtualQuery, useFechamentoQuery, useFechamentosQuery } = caixasApi;
