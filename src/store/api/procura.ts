import type { BilhetesEncontrados, ProcuraPedido } from '../../domain/wire/bilhetes/procura';
import { baseApi } from './baseApi';

/** Endpoint of tickets that are found without signing in. */
const procuraApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    bilhetesEncontrados: build.query<BilhetesEncontrados, ProcuraPedido>({
      query: (body) => ({ method: 'POST', path: '/Bilhetes/Busca', body }),
      // The next user of this computer must not see this result.
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useBilhetesEncontradosQuery } = procuraApi;
