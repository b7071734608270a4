import type { Creditos } from '../../domain/wire/conta/creditos';
import { baseApi } from './baseApi';

/** Endpoint of the person's credit, which every order and cancellation may change. */
const creditosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    creditos: build.query<Creditos, void>({ query: () => '/Creditos', providesTags: ['Pedidos'] }),
  }),
});

export const { useCreditosQuery } = creditosApi;
