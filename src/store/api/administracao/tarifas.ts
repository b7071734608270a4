import type { BuscaPrevia } from '../../../domain/administracao/tarifas/previa';
import type { PrecoExplicado, RegraTarifaCadastrada } from '../../../domain/wire/administracao/tarifas';
import { baseApi } from '../baseApi';

/** Endpoints of the rules of fares, for the company's staff. */
const tarifasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    tarifas: build.query<RegraTarifaCadastrada[], 'abertas' | 'encerradas'>({
      query: (situacao) => `/Administracao/Tarifas?situacao=${situacao}`,
      providesTags: ['Tarifas'],
    }),
    previaTarifas: build.query<PrecoExplicado[], BuscaPrevia>({
      query: (busca) => `/Administracao/Tarifas/Previa?${new URLSearchParams(busca)}`,
      providesTags: ['Tarifas'],
    }),
  }),
});

export const { useTarifasQuery, usePreviaTarifasQuery } = tarifasApi;
