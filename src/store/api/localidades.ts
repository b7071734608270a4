import type { Localidade, LocalidadeSugerida } from '../../domain/wire/lugares/localidades';
import { baseApi } from './baseApi';

export interface TermoLocalidade {
  termo: string;
  /** Restricts the result to places reached from there, with a change at most. */
  origem?: string | undefined;
  /** Restricts it to places reached without a change. */
  diretas?: true;
  /** Adds the cities with several terminals. */
  cidades?: true;
}

const toPath = ({ termo, origem, diretas, cidades }: TermoLocalidade): string => {
  const query = new URLSearchParams({
    ...(termo && { termo }),
    ...(origem && { origem, ...(diretas && { trocas: '0' }) }),
    ...(cidades && { cidades: '1' }),
  });
  return `/Localidades?${query}`;
};

/** Endpoints of origins and destinations. */
const localidadesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    localidades: build.query<LocalidadeSugerida[], TermoLocalidade>({
      query: toPath,
      providesTags: ['Localidades'],
      keepUnusedDataFor: 300,
      // Places are the same by term and by id: the search that follows names them at once, without a request for each.
      onQueryStarted: async (_termo, { dispatch, queryFulfilled }) => {
        const known = await queryFulfilled.catch(() => null);
        if (known) dispatch(keepEach(known.data));
      },
    }),
    /** Resolves a place by id, since a search's address contains only ids. */
    localidade: build.query<Localidade, string>({
      query: (id) => `/Localidades/${id}`,
      providesTags: ['Localidades'],
      keepUnusedDataFor: 300,
    }),
  }),
});

/** Keeps places that came with something else, each by its id. */
export const keepEach = (places: readonly Localidade[]) =>
  localidadesApi.util.upsertQueryEntries(
    places.map((place) => ({ endpointName: 'localidade', arg: place.id, value: place })),
  );

export const { useLocalidadesQuery, useLocalidadeQuery } = localidadesApi;
