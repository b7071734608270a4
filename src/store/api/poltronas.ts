import type { MapaPoltronas } from '../../domain/wire/poltronas';
import { baseApi } from './baseApi';

export interface TrechoDoMapa {
  viagemId: string;
  localidadeOrigem: string;
  localidadeDestino: string;
}

/** The coach of a trip, as it is between two places. */
export const poltronasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    mapaPoltronas: build.query<MapaPoltronas, TrechoDoMapa>({
      query: ({ viagemId, ...trecho }) => `/Viagens/${viagemId}/Poltronas?${new URLSearchParams(trecho)}`,
      providesTags: ['Poltronas'],
      // Seats are sold while one looks away: a map is never taken from memory.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useMapaPoltronasQuery } = poltronasApi;
