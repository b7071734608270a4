import type { BoletoDoPedido } from '../../domain/wire/pagamento/boleto';
import type { Banco } from '../../domain/wire/pagamento/iniciacao';
import type { MeiosDePagamento } from '../../domain/wire/pagamento/meios';
import { baseApi } from './baseApi';

/** Endpoints of the available payment methods, of the banks that Pix is paid in, and of the open boleto of an order. */
const meiosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    meios: build.query<MeiosDePagamento, void>({ query: () => '/Pagamentos/Meios', keepUnusedDataFor: 0 }),
    bancos: build.query<Banco[], void>({ query: () => '/Pagamentos/Bancos' }),
    boletoDoPedido: build.query<BoletoDoPedido, string>({
      query: (id) => `/Pedidos/${id}/Boleto`,
      providesTags: ['Pedidos'],
    }),
  }),
});

export const { useMeiosQuery, useBancosQuery, useBoletoDoPedidoQuery } = meiosApi;
