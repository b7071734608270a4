import { onlyDigits } from '../../domain/base/pessoa/cpf';
import type { Conta, ContaMascarada } from '../../domain/wire/conta/conta';
import { baseApi } from './baseApi';

/** Search term of an account, as typed. */
export type ConsultaConta = { por: 'cpf' | 'email'; valor: string };

/**
 * Endpoints of customers' accounts, masked for operators. Every look-up is recorded in the server's audit trail, so
 * none is made without a request.
 */
const contasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contaProcurada: build.query<Conta | ContaMascarada | null, ConsultaConta>({
      query: ({ por, valor }) =>
        por === 'cpf'
          ? `/Conta/ObterPorCpf?${new URLSearchParams({ cpf: onlyDigits(valor) })}`
          : `/Conta/ObterPorEmail?${new URLSearchParams({ email: valor.trim() })}`,
      // The counter's next user must not see this result.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useContaProcuradaQuery } = contasApi;
