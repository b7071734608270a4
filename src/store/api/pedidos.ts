import type { CartaoDoPedido } from '../../domain/wire/pagamento/cartao';
import type { Pedido } from '../../domain/wire/compra/pedidos';
import { baseApi } from './baseApi';

/** Endpoints of the signed-in person's orders. */
export const pedidosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pedidos: build.query<Pedido[], void>({ query: () => '/Pedidos', providesTags: ['Pedidos'] }),
    cartaoDoPedido: build.query<CartaoDoPedido, string>({ query: (id) => `/Pedidos/${id}/Cartao` }),
    pedido: build.query<Pedido, string>({ query: (id) => `/Pedidos/${id}`, providesTags: ['Pedidos'] }),
  }),
});

export const { usePedidosQuery, usePedidoQuery, useCartaoDoPedidoQuery } = pedidosApi;
