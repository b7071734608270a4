import type { Busca } from '../../../domain/administracao/endereco';
import type { CandidaturaAdministrada, PaginaCandidaturas } from '../../../domain/wire/administracao/candidaturas';
import type { ManifestacaoAdministrada, PaginaManifestacoes } from '../../../domain/wire/administracao/manifestacoes';
import { toEndereco } from '../../../domain/administracao/endereco';
import { baseApi } from '../baseApi';

/** Personal data is dropped from the cache as soon as it leaves the screen. */
const personal = { providesTags: ['Administracao'] as const, keepUnusedDataFor: 0 };

/** Endpoints of letters and applications, for the company's staff. */
const administracaoEmpresaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    manifestacoesAdministradas: build.query<PaginaManifestacoes, Busca>({
      query: (busca) => toEndereco('/Administracao/Manifestacoes', busca),
      ...personal,
    }),
    manifestacaoAdministrada: build.query<ManifestacaoAdministrada, string>({
      query: (protocolo) => `/Administracao/Manifestacoes/${protocolo}`,
      ...personal,
    }),
    candidaturasAdministradas: build.query<PaginaCandidaturas, Busca>({
      query: (busca) => toEndereco('/Administracao/Candidaturas', busca),
      ...personal,
    }),
    candidaturaAdministrada: build.query<CandidaturaAdministrada, string>({
      query: (protocolo) => `/Administracao/Candidaturas/${protocolo}`,
      ...personal,
    }),
  }),
});

export const {
  useManifestacoesAdministradasQuery,
  useManifestacaoAdministradaQuery,
  useCandidaturasAdministradasQuery,
  useCandidaturaAdministradaQuery,
} = administracaoEmpresaApi;
