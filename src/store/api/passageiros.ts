import type { PassageiroSalvo } from '../../domain/wire/conta/passageiros';
import { baseApi } from './baseApi';

/** Endpoint of saved passengers. */
const passageirosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    passageirosSalvos: build.query<PassageiroSalvo[], void>({
      query: () => '/Passageiros',
      providesTags: ['Passageiros'],
    }),
  }),
});

export const { usePassageirosSalvosQuery } = passageirosApi;
