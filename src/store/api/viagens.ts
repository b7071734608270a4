import type { ConsultaPainel } from '../../domain/viagens/painel';
import type { ConsultaViagens } from '../../domain/viagens/resultado';
import type { OperacaoViagem } from '../../domain/wire/viagens/operacao';
import type {
  Conexao,
  DiaCalendario,
  InformacaoViagem,
  PartidaPainel,
  Viagem,
} from '../../domain/wire/viagens/viagens';
import { baseApi } from './baseApi';

export interface PeriodoCalendario extends Omit<ConsultaViagens, 'dataPartida'> {
  inicio: string;
  fim: string;
}

/** Endpoints of departures: a day's list, the price calendar, and public information. */
export const viagensApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    viagens: build.query<Viagem[], ConsultaViagens>({
      query: (consulta) => `/Viagens?${new URLSearchParams({ ...consulta })}`,
      providesTags: ['Viagens'],
    }),
    conexoes: build.query<Conexao[], ConsultaViagens>({
      query: (consulta) => `/Viagens/Conexoes?${new URLSearchParams({ ...consulta })}`,
      providesTags: ['Viagens'],
    }),
    calendario: build.query<DiaCalendario[], PeriodoCalendario>({
      query: (periodo) => `/Viagens/Calendario?${new URLSearchParams({ ...periodo })}`,
      providesTags: ['Viagens'],
    }),
    informacaoViagem: build.query<InformacaoViagem, string>({
      query: (id) => `/Viagens/${id}`,
      providesTags: ['Viagens'],
      // The status of a departure is cached only briefly.
      keepUnusedDataFor: 5,
    }),
    operacaoViagem: build.query<OperacaoViagem, string>({
      query: (id) => `/Viagens/${id}/Status`,
      providesTags: ['Viagens'],
      keepUnusedDataFor: 5,
    }),
    painel: build.query<PartidaPainel[], ConsultaPainel>({
      query: (consulta) => `/Viagens/Painel?${new URLSearchParams({ ...consulta })}`,
      keepUnusedDataFor: 5,
    }),
  }),
});

export const {
  useViagensQuery,
  useConexoesQuery,
  useCalendarioQuery,
  useLazyCalendarioQuery,
  useInformacaoViagemQuery,
  useOperacaoViagemQuery,
  usePainelQuery,
} = viagensApi;

/** Maximum age of a list in seconds, since seats are sold continuously. */
export const LISTA_FRESCA_S = 15;
