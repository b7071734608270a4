import type { AgenciaDetalhe, Agencias } from '../../domain/wire/agencia/agencias';
import { baseApi } from './baseApi';

/** Endpoints of the agencies, for the company's administrators. */
const agenciasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agencias: build.query<Agencias, string>({
      query: (termo) => `/Administracao/Agencias?termo=${encodeURIComponent(termo)}`,
      providesTags: ['Administracao'],
    }),
    agencia: build.query<AgenciaDetalhe, string>({
      query: (id) => `/Administracao/Agencias/${id}`,
      providesTags: ['Administracao'],
    }),
  }),
});

export const { useAgenciasQuery, useAgenciaQuery } = agenciasApi;
