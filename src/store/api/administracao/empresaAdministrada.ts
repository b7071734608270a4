import type { Companhia, TermoPublicado, VersaoCompanhia } from '../../../domain/wire/companhia/companhia';
import { baseApi } from '../baseApi';

/** Endpoints of the company's document and terms, for its administrators. */
const empresaAdministradaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    empresaAdministrada: build.query<Companhia | null, void>({
      query: () => '/Administracao/Empresa',
      providesTags: ['Empresa'],
    }),
    versoesEmpresa: build.query<VersaoCompanhia[], void>({
      query: () => '/Administracao/Empresa/Versoes',
      providesTags: ['Empresa'],
    }),
    termosPublicados: build.query<TermoPublicado[], void>({
      query: () => '/Administracao/Termos',
      providesTags: ['Empresa'],
    }),
  }),
});

export const { useEmpresaAdministradaQuery, useVersoesEmpresaQuery, useTermosPublicadosQuery } = empresaAdministradaApi;
