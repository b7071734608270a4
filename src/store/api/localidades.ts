import type { Localidade } from '../../domain/wire/localidades';
import { baseApi } from './baseApi';

export interface TermoLocalidade {
  termo: string;
  /** Limits the answer to the places served from there. */
  origem?: string | undefined;
}

const toPath = ({ termo, origem }: TermoLocalidade): string => {
  const query = new URLSearchParams({ ...(termo && { termo }), ...(origem && { origem }) });
  return `/Localidades?${query}`;
};

/** Places to leave from and to arrive at. */
export const localidadesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    localidades: build.query<Localidade[], TermoLocalidade>({
      query: toPath,
      providesTags: ['Localidades'],
      keepUnusedDataFor: 300,
    }),
    /** A search's address names its places by id only. */
    localidade: build.query<Localidade, string>({
      query: (id) => `/Localidades/${id}`,
      providesTags: ['Localidades'],
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useLocalidadesQuery, useLocalidadeQuery } = localidadesApi;
