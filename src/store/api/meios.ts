import type { MeiosDePagamento } from '../../domain/wire/pagamento/meios';
import { baseApi } from './baseApi';

/** Endpoint of the available payment methods. */
const meiosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    meios: build.query<MeiosDePagamento, void>({ query: () => '/Pagamentos/Meios', keepUnusedDataFor: 0 }),
  }),
});

export const { useMeiosQuery } = meiosApi;
