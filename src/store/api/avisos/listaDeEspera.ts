import type { Espera } from '../../../domain/wire/avisos/listaDeEspera';
import { baseApi } from '../baseApi';

/** Endpoint of the signed-in person's open waits. */
const listaDeEsperaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listaDeEspera: build.query<Espera[], void>({ query: () => '/ListaDeEspera', providesTags: ['Avisos'] }),
  }),
});

export const { useListaDeEsperaQuery } = listaDeEsperaApi;
