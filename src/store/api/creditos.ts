import type { Creditos } from '../../domain/wire/conta/creditos';
import type { CupomDaConta } from '../../domain/wire/conta/cupons';
import { baseApi } from './baseApi';

/** Endpoints of the person's credit and own coupons, which every order and cancellation may change. */
const creditosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    creditos: build.query<Creditos, void>({ query: () => '/Creditos', providesTags: ['Pedidos'] }),
    meusCupons: build.query<CupomDaConta[], void>({ query: () => '/Cupons', providesTags: ['Pedidos'] }),
  }),
});

export const { useCreditosQuery, useMeusCuponsQuery } = creditosApi;
