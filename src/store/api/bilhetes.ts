import type { Bilhete } from '../../domain/wire/bilhetes';
import { baseApi } from './baseApi';

/** Issued tickets. */
export const bilhetesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    bilhete: build.query<Bilhete, string>({ query: (id) => `/Bilhetes/${id}`, providesTags: ['Bilhetes'] }),
  }),
});

export const { useBilheteQuery } = bilhetesApi;
