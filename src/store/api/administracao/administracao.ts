import type { AcessosEncontrados, BuscaAcessos } from '../../../domain/wire/administracao/acessos';
import type { AlertasAbertos } from '../../../domain/wire/administracao/alertas';
import type { CatalogoAdministracao, Importacao } from '../../../domain/wire/administracao/catalogo';
import type { BuscaDesempenho, Desempenho } from '../../../domain/wire/administracao/desempenho';
import type { ResumoAdministracao } from '../../../domain/wire/administracao/resumo';
import { baseApi } from '../baseApi';

/** Endpoints of the back office. */
const administracaoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    resumoAdministracao: build.query<ResumoAdministracao, void>({
      query: () => '/Administracao/Resumo',
      providesTags: ['Administracao'],
    }),
    catalogoAdministracao: build.query<CatalogoAdministracao, void>({
      query: () => '/Administracao/Catalogo',
      providesTags: ['Administracao'],
    }),
    alertasAbertos: build.query<AlertasAbertos, void>({
      query: () => '/Administracao/Alertas',
      providesTags: ['Administracao'],
    }),
    acessos: build.query<AcessosEncontrados, BuscaAcessos>({
      query: (body) => ({ method: 'POST', path: '/Administracao/Acessos/Busca', body }),
      // Names of people leave the memory with the page.
      keepUnusedDataFor: 0,
    }),
    desempenho: build.query<Desempenho, BuscaDesempenho>({
      query: (busca) => `/Administracao/Desempenho?${new URLSearchParams({ ...busca })}`,
    }),
    importacao: build.query<Importacao, string>({
      query: (id) => `/Administracao/Catalogo/Importacoes/${encodeURIComponent(id)}`,
      providesTags: ['Administracao'],
    }),
  }),
});

export const {
  useResumoAdministracaoQuery,
  useCatalogoAdministracaoQuery,
  useAlertasAbertosQuery,
  useAcessosQuery,
  useDesempenhoQuery,
  useImportacaoQuery,
} = administracaoApi;
