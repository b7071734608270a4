import type { Destino, DestinoResumo } from '../../domain/wire/empresa/destinos';
import type { CarroFrota } from '../../domain/wire/empresa/frota';
import { baseApi } from './baseApi';

/** Endpoints of the company's fleet and destinations. */
const empresaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    frota: build.query<CarroFrota[], void>({ query: () => '/Frota', keepUnusedDataFor: 300 }),
    destinos: build.query<DestinoResumo[], void>({ query: () => '/Destinos', keepUnusedDataFor: 300 }),
    destino: build.query<Destino, string>({ query: (id) => `/Destinos/${id}`, keepUnusedDataFor: 300 }),
  }),
});
export const { useFrotaQuery, useDestinosQuery, useDestinoQuery } = empresaApi;
