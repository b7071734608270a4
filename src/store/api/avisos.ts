import type { Avisos } from '../../domain/wire/avisos';
import { baseApi } from './baseApi';

/** Over what the signed-in person is told of their trips. */
export const avisosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    avisos: build.query<Avisos, void>({ query: () => '/Avisos', providesTags: ['Avisos'] }),
  }),
});

export const { useAvisosQuery } = avisosApi;
