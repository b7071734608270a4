import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { HttpFailure, HttpPort, HttpRequest } from '../../services/ports';

/** What the store hands to every thunk, and so to every read. */
export interface StoreExtra {
  http: HttpPort;
}

/** A read goes out through the same port as the workflows' calls: same headers, same renewal, same failures. */
const throughHttp: BaseQueryFn<string | HttpRequest, unknown, HttpFailure> = async (args, { signal, extra }) => {
  const { http } = extra as StoreExtra;
  const request: HttpRequest = typeof args === 'string' ? { method: 'GET', path: args } : args;
  const result = await http.request<unknown>({ ...request, signal });
  return result.ok ? { data: result.value ?? null } : { error: result.failure };
};

/** The reads of the product. Each subject injects its own endpoints: `baseApi.injectEndpoints({ … })`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: throughHttp,
  tagTypes: [
    'Localidades',
    'Viagens',
    'Poltronas',
    'Pedidos',
    'Bilhetes',
    'Conta',
    'Passageiros',
    'Encomendas',
    'Avisos',
    'Balcao',
    'Caixas',
    'Operadores',
  ],
  endpoints: () => ({}),
});
