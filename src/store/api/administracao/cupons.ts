import { type Busca, toEndereco } from '../../../domain/administracao/endereco';
import type { CupomAberto, PaginaCupons } from '../../../domain/wire/administracao/cupons';
import { baseApi } from '../baseApi';

/** Endpoints of coupons, for the company's staff. */
const cuponsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    cupons: build.query<PaginaCupons, Busca>({
      query: (busca) => toEndereco('/Administracao/Cupons', busca),
      providesTags: ['Cupons'],
    }),
    cupom: build.query<CupomAberto, string>({
      query: (codigo) => `/Administracao/Cupons/${encodeURIComponent(codigo)}`,
      providesTags: ['Cupons'],
    }),
  }),
});

export const { useCuponsQuery, useCupomQuery } = cuponsApi;
