import { type Busca, toEndereco } from '../../../domain/administracao/endereco';
import type { PaginaPartidas, PartidaOperada, PreviaOnibus } from '../../../domain/wire/administracao/partidas';
import { baseApi } from '../baseApi';

/** Endpoints of the day's departures, for the company's staff. */
const administracaoPartidasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    partidasDoDia: build.query<PaginaPartidas, Busca>({
      query: (busca) => toEndereco('/Administracao/Partidas', busca),
      providesTags: ['Administracao'],
    }),
    partidaOperada: build.query<PartidaOperada, string>({
      query: (id) => `/Administracao/Partidas/${id}`,
      providesTags: ['Administracao'],
    }),
    previaOnibus: build.query<PreviaOnibus, { id: string; layoutId: string }>({
      query: ({ id, layoutId }) => `/Administracao/Partidas/${id}/Onibus/${layoutId}`,
      // Seats are taken and freed all the time.
      keepUnusedDataFor: 0,
      providesTags: ['Administracao'],
    }),
  }),
});

export const { usePartidasDoDiaQuery, usePartidaOperadaQuery, usePreviaOnibusQuery } = administracaoPartidasApi;
