import type { Balcao } from '../../domain/wire/balcao';
import { baseApi } from './baseApi';

/** The counter of whoever is signed in: asked anew whenever it is looked at, for the till is opened elsewhere. */
export const balcaoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    balcao: build.query<Balcao, void>({
      query: () => '/Agencia/Balcao',
      providesTags: ['Balcao'],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useBalcaoQuery } = balcaoApi;
