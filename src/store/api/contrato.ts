import type { Contrato } from '../../domain/wire/conta';
import { baseApi } from './baseApi';

/** The terms of use as they stand today. */
export const contratoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ contrato: build.query<Contrato, void>({ query: () => '/Contrato/' }) }),
});
export const { useContratoQuery } = contratoApi;
