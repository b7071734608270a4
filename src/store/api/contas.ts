import { onlyDigits } from '../../domain/cpf';
import type { Conta, ContaMascarada } from '../../domain/wire/conta';
import { baseApi } from './baseApi';

/** What an account is looked for by, as it was typed. */
export type ConsultaConta = { por: 'cpf' | 'email'; valor: string };

/** Somebody's account, masked for operators; each look is written into the server's trail, so none is made unasked. */
export const contasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contaProcurada: build.query<Conta | ContaMascarada | null, ConsultaConta>({
      query: ({ por, valor }) =>
        por === 'cpf'
          ? `/Conta/ObterPorCpf?${new URLSearchParams({ cpf: onlyDigits(valor) })}`
          : `/Conta/ObterPorEmail?${new URLSearchParams({ email: valor.trim() })}`,
      // Somebody else may stand at this counter next.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useContaProcuradaQuery } = contasApi;
