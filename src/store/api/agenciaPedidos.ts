import type { PagamentoExterno } from '../../domain/wire/pagamento/cobrancaExterna';
import type { DetalhePedido, PaginaPedidos } from '../../domain/wire/agencia/pedidosAgencia';
import { baseApi } from './baseApi';

/** Filters of the list. One with a CPF is sent in the body, so that no address contains it. */
export type ConsultaPedidos = Record<string, string>;

const listPath = (consulta: ConsultaPedidos): string => {
  const search = new URLSearchParams(consulta).toString();
  return search === '' ? '/Agencia/Pedidos' : `/Agencia/Pedidos?${search}`;
};

/** Endpoints of an agency's orders. */
const agenciaPedidosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pedidosDaAgencia: build.query<PaginaPedidos, ConsultaPedidos>({
      query: (consulta) =>
        'cpf' in consulta ? { method: 'POST', path: '/Agencia/Pedidos/Busca', body: consulta } : listPath(consulta),
      providesTags: ['Pedidos'],
      // Personal data is dropped from the cache as soon as it leaves the screen.
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
