import type { Balcao } from '../../domain/wire/agencia/balcao';
import { baseApi } from './baseApi';

/** Endpoints of the caller's counter, reloaded on each use, since the till is opened elsewhere. */
const balcaoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    balcao: build.query<Balcao, void>({
      query: () => '/Agencia/Balcao',
      providesTags: ['Balcao'],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useBalcaoQuery } = balcaoApi;
