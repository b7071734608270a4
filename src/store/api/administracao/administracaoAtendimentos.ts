import type { AtendimentoAberto, FilaAtendimentos } from '../../../domain/wire/chatbot/aoVivo';
import { baseApi } from '../baseApi';

/** Endpoints of conversations, for the company's staff; personal data leaves the cache with the screen. */
const administracaoAtendimentosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    filaAtendimentos: build.query<FilaAtendimentos, void>({
      query: () => '/Administracao/Atendimentos',
      providesTags: ['Administracao'],
      keepUnusedDataFor: 0,
    }),
    atendimentoAberto: build.query<AtendimentoAberto, string>({
      query: (protocolo) => `/Administracao/Atendimentos/${protocolo}`,
      providesTags: ['Administracao'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useFilaAtendimentosQuery, useAtendimentoAbertoQuery } = administracaoAtendimentosApi;
