import type { CartaoSalvo } from '../../domain/wire/pagamento/cartoesSalvos';
import { baseApi } from './baseApi';

/** Endpoint of saved cards. */
const cartoesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cartoesSalvos: build.query<CartaoSalvo[], void>({ query: () => '/Cartoes', providesTags: ['Cartoes'] }),
  }),
});

export const { useCartoesSalvosQuery } = cartoesApi;
