import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { HttpFailure, HttpPort, HttpRequest } from '../../services/ports';

/** Extra argument of the store's thunks, and so of every read. */
export interface StoreExtra {
  http: HttpPort;
}

/**
 * Reads use the same port as workflows: same headers, token renewal and failures. A cancelled read rejects there with
 * a DOMException; here it ends as an unanswered one, since RTK Query writes every rejection to the console as an unhandled error.
 */
const throughHttp: BaseQueryFn<string | HttpRequest, unknown, HttpFailure> = async (args, { signal, extra }) => {
  const { http } = extra as StoreExtra;
  const request: HttpRequest = typeof args === 'string' ? { method: 'GET', path: args } : args;
  try {
    const result = await http.request<unknown>({ ...request, signal });
    return result.ok ? { data: result.value ?? null } : { error: result.failure };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return { error: { kind: 'transient', motivo: 'rede' } };
  }
};

/** RTK Query API of the product. Each subject injects its endpoints: `baseApi.injectEndpoints({ … })`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: throughHttp,
  tagTypes: [
    'Localidades',
    'Viagens',
    'Poltronas',
    'Pedidos',
    'Reservas',
    'Bilhetes',
    'Conta',
    'Passageiros',
    'Cartoes',
    'Encomendas',
    'Avisos',
    'Balcao',
    'Caixas',
    'Operadores',
    'Administracao',
    'Tarifas',
    'Empresa',
    'Cupons',
  ],
  endpoints: () => ({}),
});
