import type { ConsultaPessoal } from '../../domain/wire/agencia/consultas';
import type { Operador, RegistroAuditoria } from '../../domain/wire/agencia/operadores';
import { baseApi } from './baseApi';

/** Endpoints of the establishment's operators, for its supervisors. */
const operadoresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    operadores: build.query<Operador[], void>({ query: () => '/Agencia/Operadores', providesTags: ['Operadores'] }),
    auditoria: build.query<RegistroAuditoria[], string>({
      query: (id) => `/Agencia/Operadores/${id}/Auditoria`,
      providesTags: ['Operadores'],
    }),
    consultasDoOperador: build.query<ConsultaPessoal[], string>({
      query: (id) => `/Agencia/Operadores/${id}/Consultas`,
      providesTags: ['Operadores'],
    }),
  }),
});

export const { useOperadoresQuery, useAuditoriaQuery, useConsultasDoOperadorQuery } = operadoresApi;
