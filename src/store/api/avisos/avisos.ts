import type { Avisos } from '../../../domain/wire/avisos/avisos';
import { baseApi } from '../baseApi';

/** Endpoints of the signed-in person's notices. */
const avisosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    avisos: build.query<Avisos, void>({ query: () => '/Avisos', providesTags: ['Avisos'] }),
  }),
});

export const { useAvisosQuery } = avisosApi;
