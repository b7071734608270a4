import type { ConsultaProtocolo } from '../../domain/empresa/protocolo';
import type { Manifestacao } from '../../domain/wire/empresa/manifestacoes';
import { baseApi } from './baseApi';

/** Endpoint of a message's status. */
const manifestacoesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    manifestacao: build.query<Manifestacao, ConsultaProtocolo>({
      query: ({ protocolo, email }) => ({ method: 'POST', path: `/Manifestacoes/${protocolo}/Busca`, body: { email } }),
      // The next user of this computer must not see this result.
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useManifestacaoQuery } = manifestacoesApi;
