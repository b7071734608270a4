import type { MapaPoltronas } from '../../domain/wire/compra/poltronas';
import { baseApi } from './baseApi';

export interface TrechoDoMapa {
  viagemId: string;
  localidadeOrigem: string;
  localidadeDestino: string;
}

/** Seconds for which a map that was read ahead serves the page that shows it. */
export const ADIANTADO_S = 5;

/** Endpoint of a trip's seat map between two places. */
export const poltronasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    mapaPoltronas: build.query<MapaPoltronas, TrechoDoMapa>({
      query: ({ viagemId, ...trecho }) => `/Viagens/${viagemId}/Poltronas?${new URLSearchParams(trecho)}`,
      providesTags: ['Poltronas'],
      // Seat maps are not cached, since seats are sold continuously.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useMapaPoltronasQuery } = poltronasApi;
