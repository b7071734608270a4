import type { Contrato } from '../../domain/wire/conta/conta';
import { baseApi } from './baseApi';

/** Endpoint of the current terms of use. */
const contratoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ contrato: build.query<Contrato, void>({ query: () => '/Contrato/' }) }),
});
export const { useContratoQuery } = contratoApi;
