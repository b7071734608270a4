import type { CompanhiaPublica } from '../../domain/wire/companhia/companhia';
import type { Destino, DestinoResumo } from '../../domain/wire/empresa/destinos';
import type { CarroFrota } from '../../domain/wire/empresa/frota';
import { baseApi } from './baseApi';

/** Endpoints of the company: who it is (null while it has not said), its fleet and destinations. */
const empresaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    empresa: build.query<CompanhiaPublica | null, void>({ query: () => '/Empresa', keepUnusedDataFor: 300 }),
    frota: build.query<CarroFrota[], void>({ query: () => '/Frota', keepUnusedDataFor: 300 }),
    destinos: build.query<DestinoResumo[], void>({ query: () => '/Destinos', keepUnusedDataFor: 300 }),
    destino: build.query<Destino, string>({ query: (id) => `/Destinos/${id}`, keepUnusedDataFor: 300 }),
  }),
});
export const { useEmpresaQuery, useFrotaQuery, useDestinosQuery, useDestinoQuery } = empresaApi;
