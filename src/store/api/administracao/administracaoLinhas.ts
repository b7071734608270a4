import { type Busca, toEndereco } from '../../../domain/administracao/endereco';
import type {
  EfeitoExcecao,
  LinhaAdministrada,
  NovaExcecao,
  PaginaLinhas,
} from '../../../domain/wire/administracao/linhas';
import type { AvaliacoesDaLinha } from '../../../domain/wire/bilhetes/avaliacao';
import { baseApi } from '../baseApi';

/** Endpoints of the company's lines, for its staff. */
const administracaoLinhasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    linhas: build.query<PaginaLinhas, Busca>({
      query: (busca) => toEndereco('/Administracao/Linhas', busca),
      providesTags: ['Administracao'],
    }),
    linhaAdministrada: build.query<LinhaAdministrada, string>({
      query: (id) => `/Administracao/Linhas/${id}`,
      providesTags: ['Administracao'],
    }),
    avaliacoesDaLinha: build.query<AvaliacoesDaLinha, string>({
      query: (id) => `/Administracao/Linhas/${id}/Avaliacoes`,
    }),
    previaExcecao: build.query<EfeitoExcecao, { linhaId: number; excecao: NovaExcecao }>({
      query: ({ linhaId, excecao }) => ({
        method: 'POST',
        path: `/Administracao/Linhas/${linhaId}/Excecoes/Previa`,
        body: excecao,
      }),
      // Seats are taken and freed all the time.
      keepUnusedDataFor: 0,
    }),
    previaRemocao: build.query<EfeitoExcecao, { linhaId: number; excecaoId: string; versao: string }>({
      query: ({ linhaId, excecaoId, versao }) =>
        toEndereco(`/Administracao/Linhas/${linhaId}/Excecoes/${excecaoId}/Remocao`, { versao }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useAvaliacoesDaLinhaQuery,
  useLinhasQuery,
  useLinhaAdministradaQuery,
  usePreviaExcecaoQuery,
  usePreviaRemocaoQuery,
} = administracaoLinhasApi;
