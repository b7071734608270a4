import type { Manifestacao } from '../../domain/wire/manifestacoes';
import { baseApi } from './baseApi';

/** By what somebody asks how their letter stands. */
export interface ConsultaProtocolo {
  protocolo: string;
  email: string;
}

/** How a letter to the company stands. */
export const manifestacoesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    manifestacao: build.query<Manifestacao, ConsultaProtocolo>({
      query: ({ protocolo, email }) => `/Manifestacoes/${protocolo}?${new URLSearchParams({ email })}`,
      // Somebody else may sit at this computer next.
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useManifestacaoQuery } = manifestacoesApi;
