import type { BilhetesAvaliaveis } from '../../domain/wire/bilhetes/avaliacao';
import type { Bilhete } from '../../domain/wire/bilhetes/bilhetes';
import type { RootState } from '../rootReducer';
import { baseApi } from './baseApi';

/** Endpoints of issued tickets. */
const bilhetesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    bilhete: build.query<Bilhete, string>({ query: (id) => `/Bilhetes/${id}`, providesTags: ['Bilhetes'] }),
    bilhetesAvaliaveis: build.query<BilhetesAvaliaveis, void>({
      query: () => '/Bilhetes/Avaliaveis',
      providesTags: ['Bilhetes'],
    }),
  }),
});

export const { useBilheteQuery, useBilhetesAvaliaveisQuery } = bilhetesApi;

/** True once all of these tickets are loaded. */
export const selectBilhetesProntos = ({ api, ...state }: RootState, ids: readonly string[]): boolean =>
  api !== undefined && ids.every((id) => bilhetesApi.endpoints.bilhete.select(id)({ ...state, api }).isSuccess);
