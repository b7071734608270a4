import type { ReservaPropria } from '../../domain/wire/compra/reservas';
import { baseApi } from './baseApi';

/** Endpoint of the person's own holds. */
const reservasApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every hold that lasts, on any trip. */
    reservas: build.query<ReservaPropria[], void>({
      query: () => '/Reservas',
      providesTags: ['Reservas'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useReservasQuery } = reservasApi;
