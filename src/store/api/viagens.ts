import type { ConsultaViagens } from '../../domain/resultado';
import type { DiaCalendario, InformacaoViagem, Viagem } from '../../domain/wire/viagens';
import { baseApi } from './baseApi';

export interface PeriodoCalendario extends Omit<ConsultaViagens, 'dataPartida'> {
  inicio: string;
  fim: string;
}

/** Departures of a day, their lowest prices around it, and what anybody may know of one. */
export const viagensApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    viagens: build.query<Viagem[], ConsultaViagens>({
      query: (consulta) => `/Viagens?${new URLSearchParams({ ...consulta })}`,
      providesTags: ['Viagens'],
    }),
    calendario: build.query<DiaCalendario[], PeriodoCalendario>({
      query: (periodo) => `/Viagens/Calendario?${new URLSearchParams({ ...periodo })}`,
      providesTags: ['Viagens'],
    }),
    informacaoViagem: build.query<InformacaoViagem, string>({
      query: (id) => `/Viagens/${id}`,
    }),
  }),
});

export const { useViagensQuery, useCalendarioQuery, useInformacaoViagemQuery } = viagensApi;
