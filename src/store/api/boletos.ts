import type { BoletoDoPedido } from '../../domain/wire/pagamento/boleto';
import { baseApi } from './baseApi';

/** Endpoint of the open boleto of an order. */
const boletosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    boletoDoPedido: build.query<BoletoDoPedido, string>({
      query: (id) => `/Pedidos/${id}/Boleto`,
      providesTags: ['Pedidos'],
    }),
  }),
});

export const { useBoletoDoPedidoQuery } = boletosApi;
