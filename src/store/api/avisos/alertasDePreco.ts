import type { AlertaDePreco } from '../../../domain/wire/avisos/alertasDePreco';
import { baseApi } from '../baseApi';

/** Endpoint of the signed-in person's open price alerts. */
const alertasDePrecoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    alertasDePreco: build.query<AlertaDePreco[], void>({ query: () => '/AlertasDePreco', providesTags: ['Avisos'] }),
  }),
});

export const { useAlertasDePrecoQuery } = alertasDePrecoApi;
