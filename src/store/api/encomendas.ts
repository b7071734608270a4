import type { ConsultaRastreio } from '../../domain/encomendas/rastreio';
import type { EncomendaBalcao, EncomendaResumo, Rastreio } from '../../domain/wire/encomendas/encomendas';
import { baseApi } from './baseApi';

/** Endpoints of parcels: public tracking and the counter. */
const encomendasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    rastreio: build.query<Rastreio, ConsultaRastreio>({
      query: ({ codigo, documentoFinal }) => ({
        method: 'GET',
        path: `/Encomendas/Rastreio/${codigo}`,
        documentoFinal,
      }),
      // The next user of this computer must not see this result.
      keepUnusedDataFor: 0,
    }),
    encomendasBalcao: build.query<EncomendaResumo[], void>({
      query: () => '/Agencia/Encomendas',
      providesTags: ['Encomendas'],
      keepUnusedDataFor: 0,
    }),
    encomendaBalcao: build.query<EncomendaBalcao, string>({
      query: (codigo) => `/Agencia/Encomendas/${codigo}`,
      providesTags: ['Encomendas'],
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useRastreioQuery, useEncomendasBalcaoQuery, useEncomendaBalcaoQuery } = encomendasApi;
