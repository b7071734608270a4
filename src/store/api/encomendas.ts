import type { EncomendaBalcao, EncomendaResumo, Rastreio } from '../../domain/wire/encomendas';
import { baseApi } from './baseApi';

/** By what somebody follows a parcel. */
export interface ConsultaRastreio {
  codigo: string;
  documentoFinal: string;
}

/** Parcels, followed by anybody and worked on at the counter. */
export const encomendasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    rastreio: build.query<Rastreio, ConsultaRastreio>({
      query: ({ codigo, documentoFinal }) => ({
        method: 'GET',
        path: `/Encomendas/Rastreio/${codigo}`,
        documentoFinal,
      }),
      // Somebody else may sit at this computer next.
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
