import type { AcompanhamentoDoBilhete } from '../../domain/wire/bilhetes/bilhetes';
import { baseApi } from './baseApi';

/** Endpoint of the trip of a ticket, as it goes. */
const acompanhamentoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    acompanhamento: build.query<AcompanhamentoDoBilhete, string>({
      query: (id) => `/Bilhetes/${id}/Acompanhamento`,
      providesTags: ['Viagens'],
      keepUnusedDataFor: 5,
    }),
  }),
});

export const { useAcompanhamentoQuery } = acompanhamentoApi;
