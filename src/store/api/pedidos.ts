import type { CartaoDoPedido } from '../../domain/wire/pagamento/cartao';
import type { Pedido } from '../../domain/wire/compra/pedidos';
import type { RootState } from '../rootReducer';
import { baseApi } from './baseApi';

/** Endpoints of the signed-in person's orders. */
export const pedidosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pedidos: build.query<Pedido[], void>({ query: () => '/Pedidos', providesTags: ['Pedidos'] }),
    cartaoDoPedido: build.query<CartaoDoPedido, string>({ query: (id) => `/Pedidos/${id}/Cartao` }),
    pedido: build.query<Pedido, string>({ query: (id) => `/Pedidos/${id}`, providesTags: ['Pedidos'] }),
  }),
});

/** Keeps an order that an answer brought, for the page that is to show it. */
export const keepPedido = (pedido: Pedido) =>
  pedidosApi.util.upsertQueryEntries([{ endpointName: 'pedido', arg: pedido.id, value: pedido }]);

/** An order as it was read or kept, and the instant of that in ms; null where it is not there. */
export function selectPedidoLido({ api, ...state }: RootState, id: string): { pedido: Pedido; lidoEm: number } | null {
  if (api === undefined) return null;
  const { data: pedido, fulfilledTimeStamp: lidoEm } = pedidosApi.endpoints.pedido.select(id)({ ...state, api });
  return pedido && lidoEm !== undefined ? { pedido, lidoEm } : null;
}

export const { usePedidosQuery, usePedidoQuery, useCartaoDoPedidoQuery } = pedidosApi;
