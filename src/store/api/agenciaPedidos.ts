import type { PagamentoExterno } from '../../domain/wire/cobrancaExterna';
import type { DetalhePedido, PaginaPedidos } from '../../domain/wire/pedidosAgencia';
import { baseApi } from './baseApi';

/** What narrows the list. A CPF among it goes in a body, so that no address ever holds one. */
export type ConsultaPedidos = Record<string, string>;

const listPath = (consulta: ConsultaPedidos): string => {
  const search = new URLSearchParams(consulta).toString();
  return search === '' ? '/Agencia/Pedidos' : `/Agencia/Pedidos?${search}`;
};

/** The orders that an agency looks after. */
export const agenciaPedidosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pedidosDaAgencia: build.query<PaginaPedidos, ConsultaPedidos>({
      query: (consulta) =>
        'cpf' in consulta ? { method: 'POST', path: '/Agencia/Pedidos/Busca', body: consulta } : listPath(consulta),
      providesTags: ['Pedidos'],
      // Somebody's CPF is not remembered longer than it is looked at.
      keepUnusedDataFor: 0,
    }),
    pedidoDaAgencia: build.query<DetalhePedido, string>({
      query: (id) => `/Agencia/Pedidos/${id}`,
      providesTags: ['Pedidos'],
    }),
    pagamentoExterno: build.query<PagamentoExterno, string>({
      query: (id) => `/Agencia/Pedidos/${id}/PagamentoExterno`,
      providesTags: ['Pedidos'],
    }),
  }),
});

export const { usePedidosDaAgenciaQuery, usePedidoDaAgenciaQuery, usePagamentoExternoQuery } = agenciaPedidosApi;
